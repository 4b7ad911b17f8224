import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { RateColumns } from './rate-columns.ts'
import type { RawRates } from './raw-rates.ts'

/** Builds the columns on a thread of their own. The segments' bytes move there and are gone here. */
export async function buildInWorker(raw: RawRates): Promise<RateColumns> {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { execArgv: [] })
  try {
    worker.postMessage(
      raw,
      raw.books.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    )
    const [columns] = (await once(worker, 'message')) as [RateColumns]
    return columns
  } finally {
    await worker.terminate()
  }
}
