import { areSameValues, inOrder } from './compare-values.ts'
import { filterFields, type FilterField } from './filter-fields.ts'
import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'

/** Written where a list that usually starts on the common profile has been widened. Rule F-70. */
export const anyValue = 'any'

/**
 * Filters and page as the query of an address: fixed order, values in their tables' order,
 * commas between them, defaults left out. Empty when nothing differs from the defaults.
 * What the path already says (`scope`) is not said again. Rules F-69, F-70, F-75, F-78.
 * @example filtersToSearch({ ...defaultFilters(), fuelTypes: ['electric'] }) // 'fuelTypes=electric'
 */
export function filtersToSearch(values: FilterValues, page = 1, scope: FilterScope = {}): string {
  const defaults = { ...defaultFilters(values.financeType), financeType: 'personal' }
  const parts = filterFields.flatMap((field) => {
    const value = values[field.name]
    const isSaid = !(field.name in scope) && !isSame(value, defaults[field.name])
    return isSaid ? [`${field.name}=${written(value, field)}`] : []
  })
  if (page > 1) parts.push(`page=${page}`)
  return parts.join('&')
}

/** Of what differs from a default: a list, a figure, a value of a table, or a flag that is set. */
function written(value: FilterValues[FilterField['name']], field: FilterField): string {
  if (!Array.isArray(value)) return value === true ? '1' : encode(String(value))
  const sorted = inOrder<string | number>(value, field.rank)
  return sorted.length === 0 ? anyValue : sorted.map((each) => encode(String(each))).join(',')
}

/** Readable in an address bar: the separators our own values use stay as they are. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%7C', '|')
}

function isSame(left: unknown, right: unknown): boolean {
  return Array.isArray(left) && Array.isArray(right) ? areSameValues(left, right) : left === right
}
