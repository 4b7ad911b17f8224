import { cutText } from '#core/contract/cut-text.ts'
import { financeTypes, isFinanceType, type FinanceType } from '#core/offer/finance-type.ts'
import { financeChange } from '../change/finance-change.ts'
import { isStockOnlyFor } from '../change/delivery.ts'
import { inOrder } from '../query/compare-values.ts'
import { filterFields, wholeNumber, type FilterField } from '../filter-fields.ts'
import { anyValue } from './filters-to-search.ts'
import { contractOfForm } from './form-contracts.ts'
import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'

/** A parsed query: `{ fuelTypes: 'petrol' }` or repeated, `{ fuelTypes: ['petrol', 'diesel'] }`. */
export type SearchRecord = Readonly<Record<string, string | readonly string[] | undefined>>

export type ReadFilters = {
  values: FilterValues
  page: number
  /** Ignored values with reasons, for the log; empty when everything was valid. */
  notes: string[]
  /** Of those, what is no value of its filter, as it was written, for the visitor. Rule F-111. */
  unknown: string[]
}

/** What reading an address leaves out. */
type LeftOut = Pick<ReadFilters, 'notes' | 'unknown'>

/** Limit of values per name; more than any form or link of ours sends. Rule F-73. */
const mostValues = 100
const mostCharacters = 4000

const pageField = { name: 'page', shape: 'one', ...wholeNumber(1, 999_999) } as const

/**
 * Reads filters from the query of an address. Accepts what plain forms send (names repeated, empty
 * values) as well as the canonical form; invalid values are dropped with a note. The path (`scope`)
 * overrides the query. Rules F-71, F-72, F-75, F-105, F-78, F-79,
 * F-101, F-109, F-111.
 */
export function filtersFromSearch(search: SearchRecord, scope: FilterScope = {}): ReadFilters {
  const leftOut: LeftOut = { notes: [], unknown: [] }
  const given = textsOf(search.financeType)
  const asked = scope.financeType ?? financeTypes.find((value) => given?.includes(value))
  const financeType = asked ?? openingFinanceType(scope)
  const values: Record<string, unknown> = defaultFilters(financeType)
  const other = contractOfOtherType(search, financeType)
  for (const field of filterFields) {
    const { name } = field
    const given = other ? other(name) : search[name]
    const reading = readField(given, field, leftOut)
    if (reading === undefined) continue
    if (name in scope) leftOut.notes.push(`${name}: the path decides it`)
    else values[name] = reading
  }
  const page = readField(search.page, pageField, leftOut)
  return {
    values: { ...withDelivery(values as FilterValues), ...scope },
    page: typeof page === 'number' ? page : 1,
    ...leftOut,
  }
}

/** Stock follows a delivery that was chosen; a PCP has neither. Rule F-109. */
function withDelivery(values: FilterValues): FilterValues {
  const { delivery, financeType } = values
  if (delivery === 'browsing') return values
  return financeType === 'pcp'
    ? { ...values, delivery: 'browsing' }
    : { ...values, stock: isStockOnlyFor(delivery) }
}

/**
 * What a form says of each filter that was sent for another finance type than it was drawn for; null
 * where it was not. Without script it still holds the contract of the one, and beside it those that
 * the others take. Rule F-105.
 */
function contractOfOtherType(
  search: SearchRecord,
  financeType: FinanceType,
): ((name: FilterField['name']) => SearchRecord[string]) | null {
  const drawnFor = textsOf(search.drawnFor)?.[0]
  if (!isFinanceType(drawnFor) || drawnFor === financeType) return null
  const left = Object.keys(financeChange({ financeType: drawnFor }, financeType))
  const contract: SearchRecord = contractOfForm(search.contracts, financeType)
  return (name) => contract[name] ?? (left.includes(name) ? undefined : search[name])
}

type ReadableField = Pick<FilterField, 'shape' | 'read' | 'rank'> & { name: string }

/**
 * Reads one filter from the query; undefined without a valid value. A single-value filter given
 * several takes the first in its own order, so that the order of the address does not matter. Rules
 * F-72, F-73, F-74.
 */
function readField(
  given: SearchRecord[string],
  field: ReadableField,
  { notes, unknown }: LeftOut,
): string | number | true | (string | number)[] | undefined {
  const { name, shape } = field
  const drop = (value: string | number) => notes.push(`${name}: ${cutText(String(value), 40)}`)
  const dropUnknown = (text: string) => {
    drop(text)
    unknown.push(cutText(text, 40))
  }
  const texts = textsOf(given)
  if (texts === null) {
    notes.push(`${name}: too many values or too long`)
    return undefined
  }
  if (shape === 'many' && texts.includes(anyValue)) {
    for (const text of texts) if (text !== anyValue) drop(text)
    return []
  }
  const good: (string | number)[] = []
  for (const text of texts) {
    const value = field.read(text)
    if (value !== null) good.push(value)
    else if (shape !== 'flag' || text !== '0') dropUnknown(text)
  }
  const [first, ...others] = inOrder(good, field.rank)
  if (first === undefined) return undefined
  if (shape === 'many') return [first, ...others]
  others.forEach(drop)
  return shape === 'flag' ? true : first
}

/** The non-empty values; null when there are too many or one is too long. */
function textsOf(given: SearchRecord[string]): string[] | null {
  const list = typeof given === 'string' ? [given] : (given ?? [])
  if (list.length > mostValues || list.some((text) => text.length > mostCharacters)) return null
  const texts = list.flatMap((text) => text.split(',')).filter((text) => text !== '')
  return texts.length > mostValues ? null : texts
}
