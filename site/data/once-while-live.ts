import { LRUCache } from 'lru-cache'
import { liveDocument } from '#site/live-document/live-document.ts'
import { news } from './webhooks/news.ts'

type Cached = { generation: number; value: Promise<unknown> }

/** Long enough for the requests of a busy moment, and the end of what no news tells of. */
const ttlMs = 10_000
const kept = new LRUCache<string, Cached>({ max: 300, ttl: ttlMs })

/**
 * A result that many live documents need, asked for once within seconds and until news: Next's cache
 * reads and parses its text for each of them. Fixed pages ask each time, since Next notes there what
 * they are made from. What fails is asked for again. Rule D-112.
 * @param key everything that decides the result
 */
export function onceWhileLive<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
  if (!liveDocument()) return ask()
  const before = kept.get(key)
  if (before?.generation === news.generation) return before.value as Promise<Value>
  const asked = { generation: news.generation, value: ask() }
  kept.set(key, asked)
  asked.value.catch(() => {
    if (kept.get(key) === asked) kept.delete(key)
  })
  return asked.value
}
