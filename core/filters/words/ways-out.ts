import { defaultFilters, type FilterValues } from '../filter-values.ts'
import { nearestFilters, type ActiveFilter } from './active-filters.ts'
import { makeWord, type NamedOptions } from './filter-words.ts'

/** A choice to take away, with how many deals that leads to; null while that is not known. */
export type WayOut = ActiveFilter & { count: number | null }

/**
 * The ways out of an empty list: each choice taken away by itself. Those that lead to no deal are
 * left out, and of the others the last three are offered. Rules F-59, F-124.
 * @param counts how many deals each choice leads to when taken away, in the order of `active`
 */
export function waysOut(
  active: readonly ActiveFilter[],
  counts: readonly (number | undefined)[],
): readonly WayOut[] {
  const ways = active.map((filter, at) => ({ ...filter, count: counts[at] ?? null }))
  return nearestFilters(ways.filter(({ count }) => count !== 0))
}

/**
 * Every car of the one chosen make on the terms chosen: where a budget leaves nothing, the first of
 * them says what the make costs. Null without a maximum or without exactly one make. Rule F-125.
 */
export function wholeMake(
  values: FilterValues,
  options: NamedOptions,
): { make: string; values: FilterValues } | null {
  const [slug, ...others] = values.manufacturers
  if (slug === undefined || others.length > 0 || values.budgetTo === null) return null
  const { financeType, terms, annualMileages, depositValues, manufacturers, vat } = values
  return {
    make: makeWord(slug, options),
    values: {
      ...defaultFilters(financeType),
      terms,
      annualMileages,
      depositValues,
      manufacturers,
      vat,
    },
  }
}
