import { applyChange, type FilterChange } from '../filters/change/apply-change.ts'
import { filtersToSearch } from '../filters/address/filters-to-search.ts'
import { rangeValue } from '../filters/address/range-value.ts'
import { subjectAddresses, subjectNames, subjectPlace } from '../filters/address/subject-lists.ts'
import { areSameValues } from '../filters/query/compare-values.ts'
import { defaultFilters, type FilterScope, type FilterValues } from '../filters/filter-values.ts'
import { activeFilters } from '../filters/words/active-filters.ts'
import { financeTypeTable } from '../offer/finance-type.ts'
import { paths } from '../routes/paths.ts'
import { carName } from '../vehicle/car-name.ts'
import type { Named } from '../vehicle/derivative.ts'
import type { SearchedRange } from './search-index.ts'
import type { SearchAnswer } from './search-answer.ts'

/** What a list is to be narrowed by. */
export type SearchedList = {
  makes: readonly Named[]
  ranges: readonly SearchedRange[]
  change: FilterChange
}

/** The filters of a list of some cars, on the common profile of the finance type. */
export function searchedFilters({ makes, ranges, change }: SearchedList): FilterValues {
  const named = [...makes, ...ranges.map(({ make }) => make)]
  return applyChange(defaultFilters(change.financeType), {
    ...change,
    manufacturers: [...new Set(named.map(({ slug }) => slug))],
    ranges: ranges.map(({ slug, make }) => rangeValue(make.slug, slug)),
  })
}

/**
 * A list as an answer: the page about the subject where there is one for just this choice, else the
 * list of everything with these filters. Rule F-130.
 */
export function listAnswer(list: SearchedList): SearchAnswer {
  const values = searchedFilters(list)
  const names = {
    manufacturers: list.makes.map(({ slug, name }) => ({ value: slug, label: name, count: 0 })),
    ranges: list.ranges.map((range) => ({
      manufacturerId: range.make.slug,
      ranges: [
        {
          value: rangeValue(range.make.slug, range.slug),
          label: carName({ manufacturer: range.make, range }),
          count: 0,
        },
      ],
    })),
    brands: [],
  }
  // A range's name holds its make's.
  const shown = list.ranges.length > 0 ? { ...values, manufacturers: [] } : values
  const labels = activeFilters(shown, names).map(({ label }) => label)
  return {
    kind: 'list',
    title: labels.join(', ') || financeTypeTable[values.financeType].label,
    path: subjectPath(values) ?? paths.compare(filtersToSearch(values)),
    values,
  }
}

/** Address of the list about a subject that has just these filters; null without one. */
function subjectPath(values: FilterValues): string | null {
  const chosen = chosenFields(values)
  for (const subject of subjectNames) {
    for (const address of subjectAddresses(subject)) {
      const { scope } = subjectPlace(subject, address.split('/').at(-1))!
      const fixed = { ...defaultFilters(scope.financeType), ...scope }
      if (isSameChoice(chosen, chosenFields(fixed)) && hasChoice(scope, chosen)) return address
    }
  }
  return null
}

/** The filters that are away from where a list starts, and the finance type. */
function chosenFields(values: FilterValues): Partial<FilterValues> {
  const { type: _, ...defaults } = defaultFilters(values.financeType)
  const names = Object.keys(defaults) as (keyof typeof defaults)[]
  return Object.fromEntries(
    names
      .filter((name) => name === 'financeType' || !isSame(values[name], defaults[name]))
      .map((name) => [name, values[name]]),
  )
}

/** Nothing but a finance type is the subject of the list that fixes it, and of no other. */
const hasChoice = (scope: FilterScope, chosen: Partial<FilterValues>) =>
  Object.keys(chosen).length > 1 || 'financeType' in scope

function isSameChoice(left: Partial<FilterValues>, right: Partial<FilterValues>): boolean {
  const names = Object.keys(left) as (keyof FilterValues)[]
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => isSame(left[name], right[name]))
  )
}

const isSame = (left: unknown, right: unknown) =>
  Array.isArray(left) && Array.isArray(right) ? areSameValues(left, right) : left === right
