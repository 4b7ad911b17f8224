import type { PriceChanges, PriceJump } from '#core/rates/price-changes.ts'
import type { Shortfall } from '#core/rates/fewer-prices.ts'
import type { RowError } from '#leasing-api/imports/rate-book/bad-rows.ts'
import type { ComparedOffer } from '#leasing-api/imports/rate-book/book-changes.ts'
import type { HeldOffer } from '#leasing-api/imports/rate-book/rate-book-outcome.ts'

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

/** What a check found: the reason why the file is no book, or all there is to say of one. */
export type UploadReport =
  | { kind: 'refused'; choice: CheckChoice; message: string }
  | {
      kind: 'checked'
      choice: CheckChoice
      presentBookId: number | null
      rowsRead: number
      offers: number
      derivatives: number
      validUntil: string
      badRows: number
      errorsFound: number
      errors: RowError[]
      duplicatesFound: number
      guessedExcess: number
      heldFound: number
      held: HeldOffer[]
      shortfalls: Shortfall[]
      changes: PriceChanges
      jumps: PriceJump<ComparedOffer>[]
    }
