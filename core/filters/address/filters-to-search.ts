import { areSameValues, inOrder } from '../query/compare-values.ts'
import { filterFields, type FilterField } from '../filter-fields.ts'
import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'

/** The value for "any" where a list starts on the common profile. Rule F-70. */
export const anyValue = 'any'

/**
 * Filters and page as the query of an address: fixed order, values in their tables' order, joined
 * by commas, defaults left out. Empty when all are defaults. What the path fixes (`scope`) is left
 * out, and stock where it follows the delivery. Rules F-69, F-70, F-75, F-78, F-101, F-109.
 * @example filtersToSearch({ ...defaultFilters(), fuelTypes: ['electric'] }) // 'fuelTypes=electric'
 */
export function filtersToSearch(values: FilterValues, page = 1, scope: FilterScope = {}): string {
  const opening = openingFinanceType(scope)
  const defaults = { ...defaultFilters(values.financeType), financeType: opening }
  const parts = filterFields.flatMap((field) => {
    const value = values[field.name]
    const isSaid =
      !(field.name in scope) &&
      !(field.name === 'stock' && values.delivery !== 'browsing') &&
      !isSame(value, defaults[field.name])
    return isSaid ? [`${field.name}=${written(value, field)}`] : []
  })
  if (page > 1) parts.push(`page=${page}`)
  return parts.join('&')
}

/** A non-default value as text: a list, a figure, a value of a table, or a set flag. */
function written(value: FilterValues[FilterField['name']], field: FilterField): string {
  if (!Array.isArray(value)) return value === true ? '1' : encode(String(value))
  const sorted = inOrder<string | number>(value, field.rank)
  return sorted.length === 0 ? anyValue : sorted.map((each) => encode(String(each))).join(',')
}

/** Encodes a value but for the separators of our own values, so that addresses stay readable. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%7C', '|')
}

function isSame(left: unknown, right: unknown): boolean {
  return Array.isArray(left) && Array.isArray(right) ? areSameValues(left, right) : left === right
}
