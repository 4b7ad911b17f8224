import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BuiltRates } from './built-rates.ts'
import type { RawRates } from './raw-rates.ts'

/**
 * Builds columns and index on a thread of their own. The segments' bytes move there and are gone
 * here.
 * @throws IndexLimitError when there is more than the index can number
 */
export async function buildInWorker(raw: RawRates): Promise<BuiltRates> {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { execArgv: [] })
  try {
    worker.postMessage(
      raw,
      raw.books.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    )
    const [built] = (await once(worker, 'message')) as [BuiltRates]
    return built
  } finally {
    await worker.terminate()
  }
}
