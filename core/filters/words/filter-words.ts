import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { pcpDepositBandWords } from '#core/pricing/pcp/pcp-deposit-band.ts'
import { budgetRanges, type BudgetRange } from '#core/pricing/budget-range.ts'
import { pureElectricRanges, type PureElectricRange } from '#core/vehicle/pure-electric-range.ts'
import type { FilterOptions } from '../options/filter-options.ts'
import type { FilterValues } from '../filter-values.ts'

/** The options that names of makes, ranges and providers are read from. */
export type NamedOptions = Pick<FilterOptions, 'manufacturers' | 'ranges' | 'brands'> &
  Partial<Pick<FilterOptions, 'financeTypes'>>

/** A make's name; its slug where the options do not hold it. */
export function makeWord(slug: string, { manufacturers }: NamedOptions): string {
  return manufacturers.find(({ value }) => value === slug)?.label ?? slug
}

/** A range's make and name; its value where the options do not hold it. */
export function rangeWord(range: string, { ranges }: NamedOptions): string {
  return (
    ranges.flatMap((group) => group.ranges).find(({ value }) => value === range)?.label ?? range
  )
}

/** A provider's name; its slug where the options do not hold it. */
export function providerWord(slug: string, { brands }: NamedOptions): string {
  return brands.find(({ value }) => value === slug)?.label ?? slug
}

export function electricRangeWord(band: PureElectricRange): string {
  return pureElectricRanges.find(({ value }) => value === band)!.label
}

export function budgetRangeWord(band: BudgetRange): string {
  return budgetRanges.find(({ value }) => value === band)!.label
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** @example orWords(['24', '36', '48']) // '24, 36 or 48' */
export function orWords(words: readonly string[]): string {
  return alternatives.format(words)
}

/** Whole pounds in words. @example poundsWord(10000) // '£10,000' */
export function poundsWord(pounds: number): string {
  return currency(pounds * 100)
}

type ProfileField = 'terms' | 'annualMileages' | 'depositValues'

/**
 * A contract filter in words: "24 or 36 months", "8,000 miles a year", "6 months up front",
 * "Deposit £2,000 to £3,000", and "Any term" without a choice. Rule F-58.
 */
export function profileWords(field: ProfileField, values: FilterValues): string {
  const chosen = values[field]
  const isPcp = values.financeType === 'pcp'
  switch (field) {
    case 'terms':
      return chosen.length === 0 ? 'Any term' : monthsWords(chosen)
    case 'annualMileages':
      return chosen.length === 0 ? 'Any mileage' : `${orWords(chosen.map(mileageLabel))} a year`
    case 'depositValues':
      if (chosen.length === 0) return isPcp ? 'Any deposit' : 'Any initial rental'
      return isPcp
        ? `Deposit ${orWords(chosen.map(pcpDepositBandWords))}`
        : `${monthsWords(chosen)} up front`
  }
}

function monthsWords(months: readonly number[]): string {
  const isOne = months.length === 1 && months[0] === 1
  return isOne ? '1 month' : `${orWords(months.map(String))} months`
}
