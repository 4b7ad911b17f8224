import { parentPort, workerData } from 'node:worker_threads'
import { errorFromMessage, errorToMessage } from '#leasing-api/db/pglite-messages.ts'
import type { DatabaseCalls } from '#leasing-api/db/database.ts'
import { errorsReported } from '../rate-book/bad-rows.ts'
import { importRateBook } from '../rate-book/import-rate-book.ts'
import { writeErrors } from '../rate-book/write-errors.ts'
import { arrivingBytes } from './arriving-bytes.ts'
import type { FromImport, ImportOutcome, StartImport, ToImport } from './thread-messages.ts'

/**
 * The worker thread that reads, checks and packs a rate book, so that the serving thread stays
 * responsive.
 */
const port = parentPort!
const { name, totalBytes, request, errorsFile } = workerData as StartImport

const tell = (message: FromImport, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer)
const file = arrivingBytes(() => tell({ type: 'taken' }))
const waiting = new Map<number, { resolve(output: unknown): void; reject(error: Error): void }>()
let lastId = 0
let stopped: Error | null = null

port.on('message', (message: ToImport) => {
  switch (message.type) {
    case 'bytes':
      return file.add(message.bytes)
    case 'end':
      return file.end()
    case 'stop':
      stopped = errorFromMessage(message.error)
      return file.fail(stopped)
    case 'answer': {
      const call = waiting.get(message.id)
      waiting.delete(message.id)
      return message.ok
        ? call?.resolve(message.output)
        : call?.reject(errorFromMessage(message.error))
    }
  }
})

/** The database of the serving thread: each query is a message there and one back. */
const call = new Proxy({} as DatabaseCalls, {
  get: (_, query: string) => (input: unknown) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      tell({ type: 'call', id, name: query, input }, buffersOf(input))
    }),
})

/** The buffers to transfer: a batch of segments; everything else is small and copied. */
function buffersOf(input: unknown): ArrayBuffer[] {
  const { batch } = (input ?? {}) as { batch?: { rows: Uint8Array<ArrayBuffer> } }
  return batch ? [batch.rows.buffer] : []
}

async function run(): Promise<ImportOutcome> {
  const source = { name, totalBytes, bytes: file.read() }
  const outcome = await importRateBook({ call }, source, request, (progress) => {
    if (stopped) throw stopped
    tell({ type: 'progress', progress })
  })
  if (!outcome.ok) return outcome
  const { errors, duplicates } = outcome
  return {
    ...outcome,
    errorsFile: errors.length > 0 ? await writeErrors(errorsFile, errors) : null,
    // The file has them all; what goes on to the report is what it prints.
    errors: errors.slice(0, errorsReported),
    duplicates: duplicates.slice(0, errorsReported),
  }
}

run().then(
  (outcome) => tell({ type: 'done', outcome }),
  (error: unknown) => tell({ type: 'failed', error: errorToMessage(error) }),
)
