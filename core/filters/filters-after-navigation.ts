import { applyChange } from './apply-change.ts'
import { filterFields } from './filter-fields.ts'
import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'
import { hasFilters, type FamilyPage, type PageFamily } from './page-family.ts'

/** A page with its family, its make, and what its path decides. */
export type Visit = FamilyPage & { scope: FilterScope }

type Field = Exclude<keyof FilterValues, 'type'>

type ResetRow = {
  from: readonly PageFamily[] | 'any'
  to: readonly PageFamily[] | 'any'
  /** The row is for pages of one make only. */
  isSameMake?: true
  /** The row is for filters that were made on the family they are going to. */
  isOwnType?: true
  resets: readonly Field[]
}

const nothing: readonly Field[] = []

/** Everything but how the visitor pays and how the list is ordered: those are not about which car. */
const most: readonly Field[] = filterFields
  .map(({ name }) => name)
  .filter((name) => name !== 'financeType' && name !== 'sort')

/** What goes back to its default on the way from one page to another; the first row that fits holds. */
const resetTable: readonly ResetRow[] = [
  // Rule F-20
  { from: 'any', to: ['deal'], resets: nothing },
  { from: ['quiz'], to: 'any', resets: nothing },
  // Rule F-21
  { from: ['manufacturer'], to: ['range'], isSameMake: true, resets: nothing },
  { from: ['range'], to: ['manufacturer'], isSameMake: true, resets: nothing },
  // Rule F-22
  {
    from: ['manufacturer'],
    to: ['manufacturer'],
    isSameMake: true,
    resets: ['budgetRanges', 'terms', 'annualMileages', 'bodyTypes'],
  },
  // Rule F-23
  {
    from: ['special-offers', 'manufacturers', 'manufacturer', 'range', 'in-stock'],
    to: ['compare'],
    resets: nothing,
  },
  // Rule F-24
  {
    from: ['business'],
    to: ['compare'],
    resets: most.filter((field) => field !== 'budgetFrom' && field !== 'budgetTo'),
  },
  // Rule F-25
  { from: 'any', to: 'any', isOwnType: true, resets: nothing },
  // Rule F-26
  { from: 'any', to: 'any', resets: most },
]

/**
 * The filters on arriving at another page, by the table above. Where the new page has a list,
 * what the path left behind decided is taken back, what the new path decides stands, and the
 * filters are the new family's from there on. Rule F-27.
 */
export function filtersAfterNavigation(values: FilterValues, from: Visit, to: Visit): FilterValues {
  const { resets } = resetTable.find((each) => isFor(each, values, from, to))!
  const isList = hasFilters(to.family)
  const kept = isList ? takenBack(values, from.scope, to.scope) : values
  const defaults = defaultFilters(kept.financeType)
  const after = {
    ...kept,
    ...Object.fromEntries(resets.map((field) => [field, defaults[field]])),
  }
  return isList ? { ...applyChange(after, to.scope), type: to.family } : after
}

function isFor(row: ResetRow, values: FilterValues, from: Visit, to: Visit): boolean {
  return (
    (row.from === 'any' || row.from.includes(from.family)) &&
    (row.to === 'any' || row.to.includes(to.family)) &&
    (!row.isSameMake || from.make === to.make) &&
    (!row.isOwnType || values.type === to.family)
  )
}

/** The filters with what only the path left behind decided put back to where filters start. */
function takenBack(values: FilterValues, left: FilterScope, next: FilterScope): FilterValues {
  const defaults = defaultFilters()
  const fields = (['financeType', 'manufacturers', 'ranges', 'bodyTypes'] as const).filter(
    (field) => left[field] !== undefined && next[field] === undefined,
  )
  return applyChange(values, Object.fromEntries(fields.map((field) => [field, defaults[field]])))
}
