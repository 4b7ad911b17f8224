import { type BudgetQuery, budgetLimits, isWithinBudget } from '../filters/query/budget-limits.ts'
import type { FinanceType } from '../offer/finance-type.ts'
import type { Offer } from '../offer/offer.ts'
import { budgetedPence } from '../pricing/vat/offer-with-vat.ts'
import { type RentalRange, rentalRangeCeilingPence } from '../pricing/lease/rental-range.ts'
import { type DealSelection, selectionOf } from './deal-selection.ts'

/** What may be asked of the prices of offers, whatever their profile. */
export type BudgetFilters = BudgetQuery & { rentalRange: RentalRange }

/** What may be asked of the offers of one car. Empty lists and nulls mean no restriction. */
export type OfferFilters = BudgetFilters & {
  financeType: FinanceType
  termsMonths: readonly number[]
  annualMileagesMiles: readonly number[]
  /** Months up front for a lease, whole pounds for PCP. */
  depositValues: readonly number[]
  /** True for cars in stock, false for factory orders, null for both. */
  isInStock: boolean | null
  isMaintained: boolean
}

/** The budget filters that let every offer through. */
export const anyBudget: BudgetFilters = {
  budgetRanges: [],
  budgetFrom: null,
  budgetTo: null,
  rentalRange: '0',
}

/** The offers that match, in the order they came. Rule L-02. */
export function matchingOffers(offers: readonly Offer[], filters: OfferFilters): Offer[] {
  const isAffordable = affordable(filters)
  return offers.filter(
    (offer) =>
      offer.profile.financeType === filters.financeType &&
      allows(filters.termsMonths, offer.profile.termMonths) &&
      allows(filters.annualMileagesMiles, offer.profile.annualMileageMiles) &&
      hasRest(selectionOf(offer), filters) &&
      isAffordable(offer),
  )
}

/** What leases and PCP say differently, looked at last since it has to be worked out. */
function hasRest({ deposit, isInStock, isMaintained }: DealSelection, filters: OfferFilters) {
  return (
    allows(filters.depositValues, deposit) &&
    (filters.isInStock === null || isInStock === filters.isInStock) &&
    isMaintained === filters.isMaintained
  )
}

/** Whether an offer's monthly price and first payment keep within a budget. Rule L-03. */
export function affordable(filters: BudgetFilters): (offer: Offer) => boolean {
  const mostFirstPence = rentalRangeCeilingPence(filters.rentalRange) ?? Number.POSITIVE_INFINITY
  const limits = budgetLimits(filters)
  return (offer) => {
    const { monthlyPence, firstPence } = budgetedPence(offer)
    return isWithinBudget(limits, monthlyPence) && firstPence <= mostFirstPence
  }
}

function allows<Value>(wanted: readonly Value[], value: Value): boolean {
  return wanted.length === 0 || wanted.includes(value)
}
