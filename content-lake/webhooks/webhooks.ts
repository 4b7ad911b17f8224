import type { Logger } from 'pino'
import type { DocumentStore } from '../store/document-store.ts'
import { deliver } from './deliver.ts'
import { openCursor } from './cursor.ts'
import { newsOf } from './news.ts'

export interface WebhookOptions {
  url: string
  secret: string
  projectId: string
  dataset: string
  cursorFile: string
  store: DocumentStore
  log: Logger
  /** A place in the sequence before which nothing needs telling. */
  startAfter?: number
  /** Wait before the first retry; each further one waits twice as long, up to the longest. */
  firstRetryMs?: number
  longestRetryMs?: number
}

/**
 * Notifies the site of every published document that changed, in order. What is still to be told
 * follows from the history and one number on disk, so neither a crash nor a site that is down loses
 * anything; a document that changes again while it waits is told once, as it is then.
 */
export function openWebhooks(options: WebhookOptions): { close(): Promise<void> } {
  const { store, log, firstRetryMs = 500, longestRetryMs = 30_000 } = options
  const cursor = openCursor(options.cursorFile, store.sequence, options.startAfter)
  const stopping = new AbortController()
  let failures = 0
  let wake: () => void = () => {}
  let isAwake = true

  const unsubscribe = store.subscribe(() => {
    // While the site is down, an edit does not shorten the wait.
    if (failures > 0) return
    isAwake = true
    wake()
  })

  const sleep = (delayMs: number | null) =>
    new Promise<void>((resolve) => {
      const timer = delayMs === null ? undefined : setTimeout(resolve, delayMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function sendAll(): Promise<void> {
    const upTo = store.sequence
    const revision = store.lastTransactionId ?? ''
    for (const change of newsOf(store.changedSince(cursor.value), revision)) {
      await deliver(change, options, stopping.signal)
    }
    cursor.moveTo(upTo)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (cursor.value >= store.sequence && !isAwake) await sleep(null)
      isAwake = false
      if (stopping.signal.aborted) return
      try {
        await sendAll()
        if (failures > 0) log.info({ url: options.url }, 'webhooks are delivered again')
        failures = 0
      } catch (error) {
        if (stopping.signal.aborted) return
        failures += 1
        logFailure(log, options.url, failures, error)
        await sleep(Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)))
      }
    }
  }
  const running = run()

  return {
    async close() {
      unsubscribe()
      stopping.abort()
      wake()
      await running
    },
  }
}

/** Logs the first failure and then ever fewer: a site that is not running is no news. */
function logFailure(log: Logger, url: string, failures: number, error: unknown) {
  const isPowerOfTwo = (failures & (failures - 1)) === 0
  if (!isPowerOfTwo) return
  const reason = error instanceof Error ? (error.cause ?? error) : error
  log.warn({ err: reason, url, failures }, 'webhook not delivered; it is kept and tried again')
}
