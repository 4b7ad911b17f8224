import { parentPort } from 'node:worker_threads'
import { buildRateColumns } from './build-rate-columns.ts'
import { buffersOf } from './rate-columns.ts'
import type { RawRates } from './raw-rates.ts'

/** The thread that unpacks and sorts, so that the serving thread goes on answering. */
parentPort?.once('message', (raw: RawRates) => {
  const columns = buildRateColumns(raw)
  parentPort?.postMessage(columns, buffersOf(columns))
})
