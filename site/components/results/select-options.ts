import { anyValue } from '#core/filters/filters-to-search.ts'
import type { FilterOption } from '#core/filters/filter-options.ts'
import { fill } from '../../messages/fill.ts'
import type { SelectOption } from '../../ui/form/select-field.tsx'
import { countText } from './count-text.ts'

/** What a select of a filter with several values shows as chosen: "any", "36" or "24,36". */
export function chosenValue(chosen: readonly number[]): string {
  return chosen.length === 0 ? anyValue : chosen.join(',')
}

/**
 * The options of such a select: any, then each that would leave a car, with its count. What is
 * chosen is always among them, also when it is several at once or would leave nothing.
 * @param text "{label} ({count})"
 */
export function selectOptions(
  chosen: readonly number[],
  options: readonly FilterOption[],
  anyLabel: string,
  text: string,
): SelectOption[] {
  const value = chosenValue(chosen)
  const labelOf = (number: number) =>
    options.find((option) => option.value === String(number))?.label ?? String(number)
  const listed = options
    .filter((option) => option.count > 0 || option.value === value)
    .map((option) => ({
      value: option.value,
      label: fill(text, { label: option.label, count: countText(option.count) }),
    }))
  const isListed = chosen.length === 0 || listed.some((option) => option.value === value)
  return [
    { value: anyValue, label: anyLabel },
    ...(isListed ? [] : [{ value, label: chosen.map(labelOf).join(', ') }]),
    ...listed,
  ]
}
