'use no memo'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { applyChange } from '#core/filters/change/apply-change.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import {
  budgetAtPosition,
  budgetChange,
  budgetSlider,
  sliderPosition,
  typedBudget,
  usualBudgets,
} from '#core/filters/options/budget-slider.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { ChipRow, ChoiceChip } from '#site/ui/chip/chip.tsx'
import { Slider } from '#site/ui/form/slider.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import styles from './results.module.css'

export type BudgetFieldsProps = {
  values: FilterValues
  set: (filters: Partial<FilterValues>) => void
  /** The address of the list with other filters. */
  hrefWith: (values: FilterValues) => string
  texts: Messages['results']['list']
}

type End = 'budgetFrom' | 'budgetTo'

/** Keys are pressed one after the other: the list follows the last of them. */
const betweenKeysMs = 300

/**
 * The monthly budget: two figures to type, a slider for the most and chips of usual ones. Setting
 * either end takes the place of the bands a link may have chosen. Rules F-121, F-122, F-123.
 */
export function BudgetFields({ values, set, hrefWith, texts }: BudgetFieldsProps) {
  // What is being typed or slid and not yet followed by the list.
  const [draft, setDraft] = useState<{ [Name in End]?: string }>({})
  const fields = useRef<HTMLFieldSetElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByKey = useRef(false)

  const follow = (name: End, pounds: number | null) => {
    clearTimeout(waiting.current)
    setDraft({})
    if (pounds !== values[name]) set(budgetChange(values, { [name]: pounds }))
  }

  // The browser's own change event: React's comes with every figure typed and every step slid.
  useEffect(() => {
    const changed = new AbortController()
    const settle = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const { name, value } = target
      clearTimeout(waiting.current)
      const act = () =>
        name === ''
          ? follow('budgetTo', budgetAtPosition(Number(value)))
          : follow(name as End, typedBudget(value))
      if (isByKey.current) waiting.current = setTimeout(act, betweenKeysMs)
      else act()
    }
    fields.current?.addEventListener('change', settle, { signal: changed.signal })
    return () => changed.abort()
  })
  useEffect(() => () => clearTimeout(waiting.current), [])

  const typed = (name: End) => draft[name] ?? String(values[name] ?? '')
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    follow(event.currentTarget.name as End, typedBudget(event.currentTarget.value))
  }
  const slid = draft.budgetTo === undefined ? values.budgetTo : typedBudget(draft.budgetTo)
  return (
    <div className={styles.block}>
      <fieldset
        ref={fields}
        className={styles.group}
        onKeyDown={() => (isByKey.current = true)}
        onPointerDown={() => (isByKey.current = false)}
      >
        <legend className={styles.legend}>{texts.budget}</legend>
        <div className={styles.pair}>
          {(['budgetFrom', 'budgetTo'] as const).map((name) => (
            <TextField
              key={name}
              id={`filter-${name}`}
              name={name}
              type="number"
              min={0}
              placeholder={texts.noBudget}
              label={texts[name]}
              value={typed(name)}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
              onKeyDown={enter}
            />
          ))}
        </div>
        <Slider
          {...budgetSlider}
          aria-label={texts.budgetSlider}
          aria-valuetext={slid === null ? texts.noBudget : fill(texts.upTo, { pounds: slid })}
          value={sliderPosition(slid)}
          onChange={({ target }) =>
            setDraft({ budgetTo: String(budgetAtPosition(Number(target.value)) ?? '') })
          }
        />
        <ChipRow label={texts.usualBudgets}>
          {usualBudgets.map((pounds) => (
            <ChoiceChip
              key={pounds}
              label={fill(texts.pounds, { pounds })}
              href={hrefWith(applyChange(values, budgetChange(values, { budgetTo: pounds })))}
              isChosen={values.budgetTo === pounds}
            />
          ))}
        </ChipRow>
        {values.budgetRanges.length > 0 ? (
          <input type="hidden" name="budgetRanges" value={values.budgetRanges.join(',')} />
        ) : null}
      </fieldset>
    </div>
  )
}
