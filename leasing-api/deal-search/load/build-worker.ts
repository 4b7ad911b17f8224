import { parentPort } from 'node:worker_threads'
import { buildRates, type BuiltMessage } from './built-rates.ts'
import type { RawRates } from './raw-rates.ts'
import { transferableBuffers } from './transferable-buffers.ts'

/**
 * The worker thread that unpacks, sorts and indexes, so that the serving thread stays responsive.
 */
parentPort?.once('message', (raw: RawRates) => {
  const built = buildRates(raw)
  parentPort?.postMessage({ built } satisfies BuiltMessage, [
    ...transferableBuffers(built.columns),
    ...transferableBuffers(built.index),
  ])
})
