import type { DatabaseCalls } from './database.ts'

/**
 * The same queries, with how long the database has said nothing: milliseconds since it last finished a
 * query, or since the first of those that wait began; 0 while none waits.
 */
export function withSilence(
  call: DatabaseCalls,
  nowMs: () => number = () => performance.now(),
): { call: DatabaseCalls; silentForMs: () => number } {
  let waiting = 0
  let sinceMs = 0
  const noted = Object.entries(call).map(([name, query]) => [
    name,
    (input: unknown) => {
      if (waiting === 0) sinceMs = nowMs()
      waiting++
      return (query as (input: unknown) => Promise<unknown>)(input).finally(() => {
        waiting--
        sinceMs = nowMs()
      })
    },
  ])
  return {
    call: Object.fromEntries(noted) as DatabaseCalls,
    silentForMs: () => (waiting === 0 ? 0 : nowMs() - sinceMs),
  }
}
