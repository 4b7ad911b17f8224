'use no memo'

import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { foundOptions, mostUnsearched } from '#core/filters/options/found-options.ts'
import { tickOptions } from '#core/filters/options/shown-options.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { choose as chooseFilters, type ChangeList } from '#site/stores/filter-store.ts'
import { OptionBoxes } from '#site/components/results/shown-option-boxes.tsx'
import { SearchField } from '#site/ui/form/search-field.tsx'
import { filterOfGroup, type GroupName } from './filter-groups.ts'
import styles from './results.module.css'

export type OptionGroupProps = {
  /** The field's name in the form and in the address. */
  name: GroupName
  options: readonly FilterOption[]
  chosen: readonly (string | number)[]
  /** Open at first even when nothing is chosen. */
  isOpen?: boolean
  change: ChangeList
  texts: Messages['results']['list']
}

/**
 * A filter of tick boxes with counts, folded away, and to be searched where there are many. Choices
 * that would leave nothing are not shown. Drawn anew only for other options or choices of its own:
 * a press in one group leaves the hundred boxes of the others as they are.
 */
export const OptionGroup = memo(function Group(props: OptionGroupProps) {
  const { name, options, change, texts: t } = props
  const label = t[name]
  const chosen = props.chosen.map(String)
  // From what is chosen by then: two boxes may be pressed before the first is followed.
  const tick = (option: string, isTicked: boolean) => {
    setWasTicked(true)
    change((store) => {
      const others = store.values[name].map(String).filter((value) => value !== option)
      chooseFilters(store, filterOfGroup(name, isTicked ? [...others, option] : others))
    })
  }
  // Only how it starts: a group that shuts when its last tick goes would pull the page from under
  // the hand, and so would boxes that change their places.
  const [isOpen] = useState((props.isOpen ?? false) || chosen.length > 0)
  const [first] = useState(chosen)
  const [wasTicked, setWasTicked] = useState(chosen.length > 0)
  const [sought, setSought] = useState('')
  const find = useRef<HTMLInputElement>(null)

  // What was typed before the script came.
  useEffect(() => setSought(find.current?.value ?? ''), [])

  const all = tickOptions(options, chosen, wasTicked)
  if (all.length === 0) return null
  const isLong = options.length > mostUnsearched
  const shown = isLong ? foundOptions(all, { first, chosen, sought }) : all
  return (
    <Disclosure
      summary={chosen.length > 0 ? fill(t.chosen, { label, count: chosen.length }) : label}
      isOpen={isOpen}
    >
      {isLong ? (
        <div className={styles.find}>
          <SearchField
            ref={find}
            label={
              name === 'features' ? t.findFeatures : fill(t.find, { label: label.toLowerCase() })
            }
            onInput={({ currentTarget }) => setSought(currentTarget.value)}
            onKeyDown={keepForm}
          />
        </div>
      ) : null}
      <OptionBoxes name={name} label={label} options={shown} chosen={chosen} tick={tick} />
      {isLong ? (
        <p role="status" className={styles.none}>
          {shown.length === 0 ? fill(t.noneFound, { text: sought }) : null}
        </p>
      ) : null}
    </Disclosure>
  )
})

/** Enter in the box that searches a group sends no form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
