import type { FinanceType } from '../offer/finance-type.ts'
import { isInStock, isPcpOffer, type Offer } from '../offer/offer.ts'
import { type BudgetRange, budgetRanges } from '../pricing/budget-range.ts'
import { firstPaymentPence, totalPence } from '../pricing/offer-amounts.ts'
import { type RentalRange, rentalRangeCeilingPence } from '../pricing/rental-range.ts'
import type { Sort } from '../filters/sort.ts'

/** What may be asked of the offers of one car. Empty lists and nulls mean no restriction. */
export type OfferFilters = {
  financeType: FinanceType
  termsMonths: readonly number[]
  annualMileagesMiles: readonly number[]
  /** Months up front for a lease, whole pounds for PCP. */
  depositValues: readonly number[]
  budgetRanges: readonly BudgetRange[]
  /** Whole pounds: matches `budgetFrom < monthly price <= budgetTo`. */
  budgetFrom: number | null
  budgetTo: number | null
  rentalRange: RentalRange
  /** True for cars in stock, false for factory orders, null for both. */
  isInStock: boolean | null
  isMaintained: boolean
}

/** The offers that match, in the order they came. A PCP offer counts as a factory order. */
export function matchingOffers(offers: readonly Offer[], filters: OfferFilters): Offer[] {
  const ceilingPence = rentalRangeCeilingPence(filters.rentalRange)
  const bands = budgetRanges.filter((band) => filters.budgetRanges.includes(band.value))
  return offers.filter((offer) => {
    const monthly = offer.monthlyPaymentPence
    return (
      offer.profile.financeType === filters.financeType &&
      allows(filters.termsMonths, offer.profile.termMonths) &&
      allows(filters.annualMileagesMiles, offer.profile.annualMileageMiles) &&
      allows(filters.depositValues, depositValueOf(offer)) &&
      (bands.length === 0 ||
        bands.some((band) => band.fromPence < monthly && monthly <= band.toPence)) &&
      (filters.budgetFrom === null || monthly > filters.budgetFrom * 100) &&
      (filters.budgetTo === null || monthly <= filters.budgetTo * 100) &&
      (ceilingPence === null || firstPaymentPence(offer) <= ceilingPence) &&
      (filters.isInStock === null || isInStock(offer) === filters.isInStock) &&
      isMaintained(offer) === filters.isMaintained
    )
  })
}

/** Months up front for a lease, whole pounds for PCP. */
export function depositValueOf(offer: Offer): number {
  return isPcpOffer(offer) ? offer.profile.depositPounds : offer.profile.initialRentals
}

/** In the order asked for; ties by monthly price, total, provider name and id, so it is the same every time. */
export function sortedOffers(offers: readonly Offer[], sort: Sort): Offer[] {
  return offers.toSorted(
    (left, right) =>
      orders[sort](left, right) ||
      left.monthlyPaymentPence - right.monthlyPaymentPence ||
      totalPence(left) - totalPence(right) ||
      compareText(left.provider.name, right.provider.name) ||
      compareText(left.id, right.id),
  )
}

const orders: Record<Sort, (left: Offer, right: Offer) => number> = {
  'minPayment|asc': (left, right) => left.monthlyPaymentPence - right.monthlyPaymentPence,
  'minPayment|desc': (left, right) => right.monthlyPaymentPence - left.monthlyPaymentPence,
  'totalCost|asc': (left, right) => totalPence(left) - totalPence(right),
  'effectiveMonthly|asc': (left, right) => effectivePence(left) - effectivePence(right),
}

function allows<Value>(wanted: readonly Value[], value: Value): boolean {
  return wanted.length === 0 || wanted.includes(value)
}

function isMaintained(offer: Offer): boolean {
  return !isPcpOffer(offer) && offer.profile.isMaintained
}

function effectivePence(offer: Offer): number {
  return isPcpOffer(offer)
    ? offer.totalPayablePence / offer.profile.termMonths
    : offer.effectiveMonthlyPence
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
