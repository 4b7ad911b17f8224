import type { DerivativeSummary } from '../vehicle/derivative.ts'
import type { Offer } from './offer.ts'

/** A derivative with its best offer under some filters: a row of a list. */
export type Deal = { derivative: DerivativeSummary; offer: Offer }

/** What a list with one row a car model says of the model whose first deal it shows. Rule C-65. */
export type CarModelGroup = {
  /** Deals of the model that match, the one shown among them. */
  deals: number
  /** The lowest monthly price among them. */
  cheapestPence: number
  /** The lowest among the others; null where there are none. */
  otherwiseFromPence: number | null
}

/** A row of a list: one deal, or one for all of its car model. */
export type ListedDeal = Deal & {
  group?: CarModelGroup
  /** The value score of the deal shown; null for one without, undefined outside lists. Rule C-69. */
  score?: number | null
}

/**
 * Whether a deal may say "from": it stands for several of its car model, none of which costs less a
 * month. Rule D-49.
 */
export function isCheapestOfSeveral({ offer, group }: ListedDeal): boolean {
  return group !== undefined && group.deals > 1 && offer.monthlyPaymentPence === group.cheapestPence
}

/** One page of a list. */
export type DealPage = {
  deals: ListedDeal[]
  /** Rows over all pages: derivatives that match, or their car models. */
  total: number
  /** Derivatives that match, where the rows are car models. */
  dealCount?: number
  page: number
  rows: number
  ratesVersion: number
}
