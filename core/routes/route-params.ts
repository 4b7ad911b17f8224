import { isCapId, isReference } from '../contract/identifiers.ts'
import { isFinanceType } from '../offer/finance-type.ts'
import { parseOfferId } from '../offer/offer-id.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import { bodyTypes } from '../vehicle/body-type.ts'

/** Calculators that partners can embed. Rule R-05. */
export const calculators = ['electric-vs-petrol', 'car-change'] as const

export type Calculator = (typeof calculators)[number]

/** Body types with a page of their own: every car's; vans have `/van-leasing`. Rule R-05. */
export const pageBodyTypes = bodyTypes.filter((type) => type !== 'van')

/** Budget bands with a page of their own: all but the lowest, "up to £150". Rule R-05. */
export const pageBudgetRanges = budgetRanges
  .map(({ value }) => value)
  .filter((value) => value !== '0to150')

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text)

/**
 * Parameters that can be checked by the address alone. All others depend on catalogue or content.
 * Rule R-05.
 */
const checks = new Map<string, (text: string) => boolean>([
  ['financeType', isFinanceType],
  ['bodyType', isOneOf(pageBodyTypes)],
  ['budgetRange', isOneOf(pageBudgetRanges)],
  ['calculator', isOneOf(calculators)],
  ['capId', isCapId],
  ['offerId', (text) => parseOfferId(text) !== null],
  ['orderCode', isReference],
  ['quoteRef', isReference],
])

/** Whether a segment is a possible value of this parameter; an empty one never is. */
export function isParam(name: string, text: string): boolean {
  return text !== '' && (checks.get(name)?.(text) ?? true)
}
