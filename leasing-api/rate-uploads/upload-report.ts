import type { PriceChanges, PriceJump } from '#core/rates/price-changes.ts'
import type { ComparedOffer } from '#leasing-api/imports/rate-book/book-changes.ts'
import type { RateBookOutcome } from '#leasing-api/imports/rate-book/rate-book-outcome.ts'

/** How far the work at an upload is; rows and bytes of the file as it is stored. */
export type RateUploadProgress = {
  label: string
  rows: number
  doneBytes: number
  totalBytes: number
}

/** What was confirmed before a check. */
export type CheckChoice = { areHeldConfirmed: boolean; validUntil: string | null }

/** The most bad rows that a report names; the file of errors has them all. Rule T-11. */
export const errorsShown = 100

/** What is kept of a book that was read, as its import says it. */
type CheckedBook = Pick<
  RateBookOutcome,
  | 'presentBookId'
  | 'rowsRead'
  | 'offers'
  | 'derivatives'
  | 'validUntil'
  | 'badRows'
  | 'errorsFound'
  | 'errors'
  | 'duplicatesFound'
  | 'guessedExcess'
  | 'heldFound'
  | 'held'
  | 'shortfalls'
>

/** What a check found: the reason why the file is no book, or all there is to say of one. */
export type UploadReport =
  | { kind: 'refused'; choice: CheckChoice; message: string }
  | (CheckedBook & {
      kind: 'checked'
      choice: CheckChoice
      changes: PriceChanges
      jumps: PriceJump<ComparedOffer>[]
    })
