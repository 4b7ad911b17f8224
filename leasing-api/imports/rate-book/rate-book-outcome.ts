import type { AllowBad } from '#core/rates/allow-bad.ts'
import type { Shortfall } from '#core/rates/fewer-prices.ts'
import type { RowError } from './bad-rows.ts'
import type { Duplicate } from './check-prices.ts'
import type { BookChanges } from './book-changes.ts'

export type RateBookRequest = {
  /** Name, slug or id. */
  provider: string
  isDryRun: boolean
  allowBad: AllowBad
  /** Whether prices far from the car's others are confirmed; else they are rejected. */
  areHeldConfirmed?: boolean
  /** Whether far fewer prices than now are confirmed; else the book is held. */
  areFewerConfirmed?: boolean
  /** `YYYY-MM-DD`; null takes the file's earliest, else thirty days. */
  validUntil: string | null
  /** Whether to say what the book would change. */
  isCompared?: boolean
  /** What the check of this file found; a book that is another one by now is refused. Rule T-22. */
  checked?: CheckedAs
  /** The upload that the file is of. */
  uploadId?: string
  /** The London day, `YYYY-MM-DD`. */
  today: string
  /** ISO instant. */
  now: string
}

/** By what a checked book is known again: the prices it was compared with, and what it holds. */
export type CheckedAs = { presentBookId: number | null; offers: number; badRows: number }

/** A price that is held until it is confirmed. */
export type HeldOffer = { line: number; capId: string; monthlyPence: number; middlePence: number }

/** The most held prices that are listed one by one. Rule T-21. */
export const mostHeldListed = 100

/** The outcome of a rate book import. */
export type RateBookOutcome = {
  ok: true
  providerId: number
  providerName: string
  isDryRun: boolean
  /** Whether the book is taken, but for a dry run; `badRows`, `offers` and `shortfalls` say why not. */
  isAcceptable: boolean
  isTaken: boolean
  /** Whether it has as few bad rows as allowed. */
  areBadAllowed: boolean
  /** What it leaves too little of; empty when that is confirmed. */
  shortfalls: Shortfall[]
  /** Lines of the file: that of the column names, blank ones and `rowsRead`. */
  lines: number
  blankLines: number
  /** Good and bad ones. */
  rowsRead: number
  offers: number
  derivatives: number
  validUntil: string
  badRows: number
  errorsFound: number
  /** By line; as many as are kept. */
  errors: RowError[]
  duplicatesFound: number
  duplicates: Duplicate[]
  /** Cars whose excess-mileage rate neither the file nor the present book gives. */
  guessedExcess: number
  /** Prices far from the car's others, confirmed or not; the list holds the first hundred. */
  heldFound: number
  held: HeldOffer[]
  /** The book that this one was compared with; null when there was none. */
  presentBookId: number | null
  /** What it changes, where that was asked. */
  changes: BookChanges | null
  /** The book that was stored; null when nothing was. */
  bookId: number | null
  /** New after the switch; null when nothing was switched. */
  ratesVersion: number | null
}
