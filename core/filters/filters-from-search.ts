import { isFinanceType } from '../offer/finance-type.ts'
import { filterFields, type FilterField } from './filter-fields.ts'
import { anyValue } from './filters-to-search.ts'
import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'

/** A query as a framework hands it over: `{ fuelTypes: 'petrol' }` or repeated, `{ fuelTypes: ['petrol', 'diesel'] }`. */
export type SearchRecord = Readonly<Record<string, string | readonly string[] | undefined>>

export type ReadFilters = {
  values: FilterValues
  page: number
  /** What was left out and why, for the log; empty when everything was understood. */
  notes: string[]
}

/** What one finance type counts in months and miles and another in pounds. */
const profileFields: ReadonlySet<string> = new Set([
  'terms',
  'annualMileages',
  'depositValues',
  'rentalRange',
])

/**
 * Filters from the query of an address. Accepts what plain forms send (names repeated, empty
 * values) as well as the canonical form; whatever is not a value is dropped with a note. What
 * the path says (`scope`) stands, whatever the query says.
 */
export function filtersFromSearch(search: SearchRecord, scope: FilterScope = {}): ReadFilters {
  const notes: string[] = []
  const financeType = scope.financeType ?? all(search.financeType)[0]
  const values: Record<string, unknown> = defaultFilters(
    isFinanceType(financeType) ? financeType : 'personal',
  )
  // A form without script still holds the profile of the finance type it was drawn for.
  const drawnFor = all(search.drawnFor)[0]
  const isOtherType = isFinanceType(drawnFor) && drawnFor !== values.financeType
  for (const field of filterFields) {
    if (isOtherType && profileFields.has(field.name)) continue
    const texts = all(search[field.name])
    if (texts.length > 0 && !(field.name in scope)) assign(values, field, texts, notes)
  }
  const page = all(search.page)[0] ?? '1'
  const isPage = /^[1-9]\d{0,5}$/.test(page)
  if (!isPage) notes.push(`page: ${page.slice(0, 40)}`)
  return {
    values: { ...(values as FilterValues), ...scope },
    page: isPage ? Number(page) : 1,
    notes,
  }
}

function assign(
  values: Record<string, unknown>,
  field: FilterField,
  texts: readonly string[],
  notes: string[],
): void {
  if (field.shape === 'many' && texts.includes(anyValue)) {
    values[field.name] = []
    return
  }
  const good = new Set<string | number>()
  for (const text of texts) {
    const value = field.read(text)
    if (value === null) notes.push(`${field.name}: ${text.slice(0, 40)}`)
    else good.add(value)
  }
  if (good.size === 0) return
  if (field.shape === 'many') values[field.name] = sorted([...good], field)
  else values[field.name] = field.shape === 'flag' ? true : [...good][0]
}

function sorted(values: (string | number)[], field: FilterField): (string | number)[] {
  return values.toSorted((left, right) => {
    const [a, b] = [field.rank(left), field.rank(right)]
    return a < b ? -1 : a > b ? 1 : 0
  })
}

/** At most 100 values of one name, whatever was sent. */
function all(value: string | readonly string[] | undefined): string[] {
  const list = typeof value === 'string' ? [value] : (value ?? [])
  return list
    .flatMap((text) => text.slice(0, 4000).split(','))
    .filter((text) => text !== '')
    .slice(0, 100)
}
