import type { ErrorMessage } from '#leasing-api/db/pglite-messages.ts'
import type { Refusal } from '../refusal.ts'
import type { ImportProgress } from '../import-progress.ts'
import type { RateBookOutcome, RateBookRequest } from '../rate-book/rate-book-outcome.ts'

/** The start message of an import thread. */
export type StartImport = {
  name: string
  totalBytes: number | null
  request: RateBookRequest
  /** Where bad rows are written, when there are any. */
  errorsFile: string
}

/** Messages from the serving thread to the import thread. */
export type ToImport =
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'end' }
  /** The file broke off, or the import was cancelled. */
  | { type: 'stop'; error: ErrorMessage }
  | { type: 'answer'; id: number; ok: true; output: unknown }
  | { type: 'answer'; id: number; ok: false; error: ErrorMessage }

export type ImportOutcome = Refusal | (RateBookOutcome & { errorsFile: string | null })

/** Messages from the import thread to the serving thread. */
export type FromImport =
  /** A piece of the file has been read, and another one may come. */
  | { type: 'taken' }
  | { type: 'progress'; progress: ImportProgress }
  /** A query by name, since only the serving thread has the database. */
  | { type: 'call'; id: number; name: string; input: unknown }
  | { type: 'done'; outcome: ImportOutcome }
  | { type: 'failed'; error: ErrorMessage }
