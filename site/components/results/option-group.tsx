'use no memo'

import { useState } from 'react'
import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { tickOptions } from '#core/filters/options/shown-options.ts'
import { fill } from '#site/messages/fill.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { Checkbox } from '#site/ui/form/choices.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import styles from './results.module.css'

export type OptionGroupProps = {
  /** The field's name in the form and in the address. */
  name: string
  label: string
  /** "{label} ({count})", said when something is chosen. */
  text: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  /** Open at first even when nothing is chosen. */
  isOpen?: boolean
  onChoose: (chosen: string[]) => void
}

/** A filter of tick boxes with counts, folded away. Choices that would leave nothing are not shown. */
export function OptionGroup(props: OptionGroupProps) {
  const { name, label, text, options, chosen, onChoose } = props
  // Only how it starts: a group that shuts when its last tick goes would pull the page from under the hand.
  const [isOpen] = useState((props.isOpen ?? false) || chosen.length > 0)
  const isChosen = (value: string) => chosen.includes(value)
  const shown = tickOptions(options, chosen)
  if (shown.length === 0) return null
  return (
    <Disclosure
      summary={chosen.length > 0 ? fill(text, { label, count: chosen.length }) : label}
      isOpen={isOpen}
    >
      <div role="group" aria-label={label} className={styles.options}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            id={`${name}-${option.value}`}
            name={name}
            value={option.value}
            label={option.label}
            count={countText(option.count)}
            checked={isChosen(option.value)}
            onChange={({ target }) =>
              onChoose(
                target.checked
                  ? [...chosen, option.value]
                  : chosen.filter((value) => value !== option.value),
              )
            }
          />
        ))}
      </div>
    </Disclosure>
  )
}
