import { Worker } from 'node:worker_threads'
import type { BuiltMessage, BuiltRates } from './built-rates.ts'
import type { RawRates } from './raw-rates.ts'

export type BuildThread = {
  /**
   * Builds columns and index, once. The segments' bytes are transferred, so the caller loses them.
   * @throws IndexLimitError when there is more than the index can number
   */
  build(raw: RawRates): Promise<BuiltRates>
  /** Ends the thread, whether it has built or not. */
  end(): Promise<void>
}

/**
 * Starts a build thread. Loading its program takes a tenth of a second, so start it before reading
 * rates.
 */
export function startBuildThread(): BuildThread {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { execArgv: [] })
  const answer = new Promise<BuiltRates>((resolve, reject) => {
    worker.on('error', reject)
    // Node's watch mode sends messages of its own from every thread.
    worker.on('message', (message: Partial<BuiltMessage>) => {
      if (message.built) resolve(message.built)
    })
  })
  // Awaited by `build`; an earlier failure must not count as an unhandled rejection.
  answer.catch(() => {})
  return {
    async build(raw) {
      worker.postMessage(
        raw,
        raw.books.map(({ bytes }) => bytes.buffer as ArrayBuffer),
      )
      return answer
    },
    async end() {
      await worker.terminate()
    },
  }
}

/**
 * Builds on a thread of its own that ends afterwards.
 * @throws IndexLimitError when there is more than the index can number
 */
export async function buildInWorker(raw: RawRates): Promise<BuiltRates> {
  const thread = startBuildThread()
  try {
    return await thread.build(raw)
  } finally {
    await thread.end()
  }
}
