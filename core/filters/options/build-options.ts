import type { FilterOption } from './filter-options.ts'

/** Number of cars by value of a filter; a missing value has none. */
export type OptionCounts<Value> = ReadonlyMap<Value, number>

/** Whether a choice is listed: it would leave a car, or is chosen already. Rule F-28. */
export function isListed({ count }: Pick<FilterOption, 'count'>, isChosen: boolean): boolean {
  return count > 0 || isChosen
}

/** Options of a filter with a fixed table of values, in its order. Rules F-28, F-29. */
export function tableOptions<Value extends string>(
  rows: readonly { value: Value; label: string }[],
  counts: OptionCounts<string | null>,
  chosen: readonly string[],
): FilterOption[] {
  return rows
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter((option) => isListed(option, chosen.includes(option.value)))
}

/** Options of a filter whose numbers come from the data, smallest first. Rule F-28. */
export function numberOptions(
  counts: OptionCounts<number>,
  chosen: readonly number[],
  label: (value: number) => string,
): FilterOption[] {
  const values = [...new Set([...counts.keys(), ...chosen])].toSorted((left, right) => left - right)
  const rows = values.map((value) => ({ value: String(value), label: label(value) }))
  const texts = new Map([...counts].map(([value, count]) => [String(value), count]))
  return tableOptions(rows, texts, chosen.map(String))
}
