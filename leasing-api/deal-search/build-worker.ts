import { parentPort } from 'node:worker_threads'
import { buildRates } from './built-rates.ts'
import type { RawRates } from './raw-rates.ts'
import { transferableBuffers } from './transferable-buffers.ts'

/** The thread that unpacks, sorts and indexes, so that the serving thread goes on answering. */
parentPort?.once('message', (raw: RawRates) => {
  const built = buildRates(raw)
  parentPort?.postMessage(built, [
    ...transferableBuffers(built.columns),
    ...transferableBuffers(built.index),
  ])
})
