import { financeTypes, type FinanceType } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { depositFilterValue } from '#core/filters/deposit-filter-value.ts'
import type { RateColumns } from './rate-columns.ts'

/** A bit for every value of every facet on offers, numbered from 0; what a derivative has is kept in words of 32. */
export type FacetBits = {
  financeTypes: ReadonlyMap<FinanceType, number>
  terms: ReadonlyMap<number, number>
  annualMileages: ReadonlyMap<number, number>
  depositValues: ReadonlyMap<number, number>
  inStock: number
  anyStock: number
  /** Bit of the first budget band; the others follow. */
  firstBudget: number
  words: number
}

/** The bits for the values that these offers have. */
export function facetBits({ runs }: RateColumns): FacetBits {
  let next = 0
  const number = <Value>(values: Iterable<Value>) =>
    new Map([...new Set(values)].map((value) => [value, next++]))
  const profiles = runs.map(({ profile }) => profile)
  const bits = {
    financeTypes: number(financeTypes),
    terms: number(profiles.map(({ termMonths }) => termMonths)),
    annualMileages: number(profiles.map(({ annualMileageMiles }) => annualMileageMiles)),
    depositValues: number(profiles.map(depositFilterValue).filter((value) => value !== null)),
    inStock: next++,
    anyStock: next++,
    firstBudget: next,
  }
  return { ...bits, words: Math.ceil((next + budgetRanges.length) / 32) }
}
