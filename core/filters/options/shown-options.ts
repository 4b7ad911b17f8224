import { isListed } from './build-options.ts'
import type { FilterOption } from './filter-options.ts'
import { anyValue } from '../address/filters-to-search.ts'

/**
 * The checkboxes of a filter: options that leave a car, and those ticked. None when nothing is
 * ticked and at most one is left, unless one was ticked before: who unticks it is still at it.
 * Rules F-28, F-34.
 */
export function tickOptions(
  options: readonly FilterOption[],
  chosen: readonly string[],
  wasTicked: boolean,
): FilterOption[] {
  const shown = options.filter((option) => isListed(option, chosen.includes(option.value)))
  return shown.length < 2 && chosen.length === 0 && !wasTicked ? [] : shown
}

/** One entry of a select; without a count for "any" and for several values at once. */
export type SelectEntry = { value: string; label: string | null; count: number | null }

/** The value of a select for a filter with several values: "any", "36" or "24,36". Rule F-33. */
export function chosenValue(chosen: readonly number[]): string {
  return chosen.length === 0 ? anyValue : chosen.join(',')
}

/**
 * The entries of a select: any (label null), then each that would leave a car. The present value is
 * always included, also when it is several or would leave nothing. Rule F-33.
 */
export function selectEntries(
  chosen: readonly number[],
  options: readonly FilterOption[],
): SelectEntry[] {
  const value = chosenValue(chosen)
  const listed = options.filter((option) => isListed(option, option.value === value))
  const labelOf = (number: number) =>
    options.find((option) => option.value === String(number))?.label ?? String(number)
  const entries: SelectEntry[] = [{ value: anyValue, label: null, count: null }]
  const isMissing = chosen.length > 0 && !listed.some((option) => option.value === value)
  if (isMissing) entries.push({ value, label: chosen.map(labelOf).join(', '), count: null })
  return [...entries, ...listed]
}

/** The filter values of a select's value. Rule F-33. */
export function chosenNumbers(value: string): number[] {
  return value === anyValue ? [] : value.split(',').map(Number)
}
