import { applyChange } from './apply-change.ts'
import { filterFields } from '../filter-fields.ts'
import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'
import { hasFilters, type FamilyPage, type PageFamily } from './page-family.ts'

/** A page with its family, make and the filters its path fixes. */
export type Visit = FamilyPage & { scope: FilterScope }

type Field = Exclude<keyof FilterValues, 'type'>

type ResetRow = {
  from: readonly PageFamily[] | 'any'
  to: readonly PageFamily[] | 'any'
  /** Applies between pages of one make only. */
  isSameMake?: true
  /** Applies to filters chosen on the family navigated to. */
  isOwnType?: true
  resets: readonly Field[]
}

const nothing: readonly Field[] = []

/** All fields but finance type, order and VAT, which do not depend on the car. */
const most: readonly Field[] = filterFields
  .map(({ name }) => name)
  .filter((name) => name !== 'financeType' && name !== 'sort' && name !== 'vat')

/** The fields reset by navigation between page families; the first matching row applies. */
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
 * The filters after navigation to another page, by the table above. On a page with a list, filters
 * fixed by the old path are removed, those of the new path set, and the filters belong to the new
 * family from then on. Rule F-27.
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

/** The filters with fields that only the old path fixed back at their defaults. */
function takenBack(values: FilterValues, left: FilterScope, next: FilterScope): FilterValues {
  const defaults = defaultFilters()
  const fields = filterFields
    .map(({ name }) => name)
    .filter((name) => name in left && !(name in next))
  return applyChange(values, Object.fromEntries(fields.map((field) => [field, defaults[field]])))
}
