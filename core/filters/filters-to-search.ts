import { filterFields } from './filter-fields.ts'
import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'

/** Written where a list that usually starts on the common profile has been widened. */
export const anyValue = 'any'

/**
 * Filters and page as the query of an address: fixed order, values in their tables' order,
 * commas between them, defaults left out. Empty when nothing differs from the defaults.
 * What the path already says (`scope`) is not said again.
 * @example filtersToSearch({ ...defaultFilters(), fuelTypes: ['electric'] }) // 'fuelTypes=electric'
 */
export function filtersToSearch(values: FilterValues, page = 1, scope: FilterScope = {}): string {
  const defaults = defaultFilters(values.financeType)
  const parts = filterFields.flatMap((field) => {
    if (field.name in scope) return []
    const value = values[field.name]
    if (field.name !== 'financeType' && isSame(value, defaults[field.name])) return []
    if (field.name === 'financeType')
      return value === 'personal' ? [] : [`financeType=${String(value)}`]
    if (Array.isArray(value)) {
      const sorted = [...new Set<string | number>(value)].toSorted((left, right) =>
        compare(field.rank(left), field.rank(right)),
      )
      return [`${field.name}=${sorted.length === 0 ? anyValue : sorted.map(encode).join(',')}`]
    }
    if (value === null || value === false) return []
    return [`${field.name}=${value === true ? '1' : encode(value)}`]
  })
  if (page > 1) parts.push(`page=${page}`)
  return parts.join('&')
}

/** Readable in an address bar: the separators our own values use stay as they are. */
function encode(value: string | number): string {
  return encodeURIComponent(value).replaceAll('%7C', '|')
}

function compare(left: string | number, right: string | number): number {
  return left < right ? -1 : left > right ? 1 : 0
}

function isSame(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right
  return left.length === right.length && left.every((value) => right.includes(value))
}
