import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { selectEntries } from '#core/filters/options/shown-options.ts'
import { fill } from '#site/messages/fill.ts'
import type { SelectOption } from '#site/ui/form/select-field.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'

/**
 * The entries of a select of a filter with several values, with their counts.
 * @param text "{label} ({count})"
 */
export function selectOptions(
  chosen: readonly number[],
  options: readonly FilterOption[],
  anyLabel: string,
  text: string,
): SelectOption[] {
  return selectEntries(chosen, options).map(({ value, label, count }) => ({
    value,
    label:
      label === null || count === null
        ? (label ?? anyLabel)
        : fill(text, { label, count: countText(count) }),
  }))
}
