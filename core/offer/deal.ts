import type { DerivativeSummary } from '../vehicle/derivative.ts'
import type { Offer } from './offer.ts'

/** A derivative with its best offer under some filters: a row of a list. */
export type Deal = { derivative: DerivativeSummary; offer: Offer }

/** One page of a list. */
export type DealPage = {
  deals: Deal[]
  /** Derivatives that match, over all pages. */
  total: number
  page: number
  rows: number
  ratesVersion: number
}
