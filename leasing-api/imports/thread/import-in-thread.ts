import { Worker } from 'node:worker_threads'
import type { Database } from '#leasing-api/db/database.ts'
import { errorFromMessage, errorToMessage } from '#leasing-api/db/pglite-messages.ts'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import type { RateBookRequest } from '../rate-book/rate-book-outcome.ts'
import { untilStalled } from '../until-stalled.ts'
import type { FromImport, ImportOutcome, StartImport, ToImport } from './thread-messages.ts'

/** Chunks of the file under way at once: enough that the parser never waits. */
const piecesAhead = 16

/**
 * Imports a rate book on a thread of its own: the caller's thread only hands over the file and the
 * queries. When `onProgress` throws, the import ends and has changed nothing. Rule T-12.
 * @param errorsFile where bad rows are written, when there are any
 */
export async function importInThread(
  { call }: Pick<Database, 'call'>,
  source: ImportSource,
  request: RateBookRequest,
  errorsFile: string,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  const { name, totalBytes } = source
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: { name, totalBytes, request, errorsFile } satisfies StartImport,
    execArgv: [],
  })
  const tell = (message: ToImport, transfer: ArrayBuffer[] = []) =>
    worker.postMessage(message, transfer)
  const stop = (error: unknown) => tell({ type: 'stop', error: errorToMessage(error) })
  let ahead = 0
  let isOver = false
  let goOn = () => {}

  const outcome = new Promise<ImportOutcome>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The thread of the import ended before its work.')))
    worker.on('message', (message: FromImport) => {
      switch (message.type) {
        case 'taken':
          ahead--
          return goOn()
        case 'progress':
          try {
            return onProgress(message.progress)
          } catch (error) {
            return stop(error)
          }
        case 'call':
          return answer(message)
        case 'done':
          return resolve(message.outcome)
        case 'failed':
          return reject(errorFromMessage(message.error))
      }
    })
  }).finally(() => {
    isOver = true
    goOn()
  })
  const answer = ({ id, name: query, input }: Extract<FromImport, { type: 'call' }>) => {
    ;(call[query as keyof typeof call] as (input: unknown) => Promise<unknown>)(input).then(
      (output) => tell({ type: 'answer', id, ok: true, output }),
      (error: unknown) => tell({ type: 'answer', id, ok: false, error: errorToMessage(error) }),
    )
  }
  const handOver = async () => {
    for await (const piece of untilStalled(source.bytes)) {
      // Unread chunks must still arrive, or the sender never listens.
      if (isOver) continue
      const { bytes, transfer } = movable(piece)
      ahead++
      tell({ type: 'bytes', bytes }, transfer)
      while (ahead >= piecesAhead && !isOver) {
        await new Promise<void>((resolve) => (goOn = resolve))
      }
    }
    tell({ type: 'end' })
  }
  try {
    const [ended] = await Promise.all([outcome, handOver().catch(stop)])
    return ended
  } finally {
    await worker.terminate()
  }
}

/** Transfers a chunk with a buffer of its own; one that is part of a larger buffer is copied. */
function movable(piece: Uint8Array): { bytes: Uint8Array; transfer: ArrayBuffer[] } {
  const isWhole =
    piece.buffer instanceof ArrayBuffer && piece.byteLength === piece.buffer.byteLength
  const bytes = isWhole ? piece : new Uint8Array(piece)
  return { bytes, transfer: [bytes.buffer as ArrayBuffer] }
}
