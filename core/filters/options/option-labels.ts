import type { FinanceType } from '#core/offer/finance-type.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { pcpDepositBandWords } from '#core/pricing/pcp/pcp-deposit-band.ts'
import { rentalRangeCeilingPence, type RentalRange } from '#core/pricing/lease/rental-range.ts'

/** Labels of numeric options. Rule F-31. */

/** @example termLabel(36) // '36 months' */
export function termLabel(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}

/** @example doorsLabel(5) // '5 doors' */
export function doorsLabel(doors: number): string {
  return `${doors} doors`
}

/** @example seatsLabel(7) // '7 seats' */
export function seatsLabel(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`
}

/** Least boots that lists offer, in litres. Rule F-126. */
export const bootSizes = [300, 400, 500, 600, 1000] as const

/** @example bootLabel(1000) // 'At least 1,000 litres' */
export function bootLabel(litres: number): string {
  return `At least ${litres.toLocaleString('en-GB')} litres`
}

/**
 * Months up front of a lease; for PCP the deposit band.
 * @example depositLabel(2000, 'pcp') // '£1,000 to £2,000'
 */
export function depositLabel(value: number, financeType: FinanceType): string {
  if (financeType !== 'pcp') return termLabel(value)
  return pcpDepositBandWords(value).replace(/^u/, 'U')
}

/** @example rentalRangeLabel('500') // 'Up to £500' */
export function rentalRangeLabel(range: RentalRange): string {
  const ceilingPence = rentalRangeCeilingPence(range)
  return ceilingPence === null ? 'Any amount' : `Up to ${currency(ceilingPence)}`
}

/** The two options of the stock filter, value and label. Rules F-31, F-47. */
export const stockOptions = [
  { value: '1', label: 'In stock' },
  { value: '0', label: 'In stock and to order' },
] as const

/** The options of the filters that are on or off, by the filter's name. Rules F-31, F-102. */
export const flagOptions = {
  specialOffers: [{ value: '1', label: 'Special offers' }],
  maintained: [{ value: '1', label: 'With maintenance' }],
} as const
