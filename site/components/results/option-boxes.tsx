'use no memo'

import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { QuickCheckbox } from './quick-choices.tsx'

export type OptionBoxesProps = {
  /** The field's name in the form and in the address. */
  name: string
  /** What the group is called. */
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  tick: (option: string, isTicked: boolean) => void
}

/** The tick boxes of a filter, each with its count. */
export function OptionBoxes({ name, label, options, chosen, tick }: OptionBoxesProps) {
  return (
    <div role="group" aria-label={label}>
      {options.map((option) => (
        <QuickCheckbox
          key={option.value}
          id={`${name}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          count={countText(option.count)}
          checked={chosen.includes(option.value)}
          onTick={(isTicked) => tick(option.value, isTicked)}
        />
      ))}
    </div>
  )
}
