'use no memo'

import { useEffect, useRef, useState } from 'react'
import { isMoreShown } from '#core/filters/shown-fields.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { choose, type ChangeList } from '#site/stores/filter-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { moreGroups, optionsOfGroup } from './filter-groups.ts'
import { OptionGroup } from './option-group.tsx'
import styles from './results.module.css'

export type MoreFiltersProps = {
  values: FilterValues
  options: FilterOptions
  change: ChangeList
  texts: Messages['results']['list']
}

/**
 * Seats, equipment, boot and providers, which few visitors ask for: drawn, and their numbers fetched, once the
 * heading is opened; without script the button in it loads the list with them. Rule F-127.
 */
export function MoreFilters({ values, options, change, texts: t }: MoreFiltersProps) {
  const isShown = isMoreShown(values)
  const [isOpen] = useState(isShown)
  const details = useRef<HTMLDetailsElement>(null)
  const set = (filters: Partial<FilterValues>) => change((store) => choose(store, filters))

  // Opened before the script came, or its last choice was taken away: what is open stays filled.
  useEffect(() => {
    if (details.current?.open && !isShown) change((store) => choose(store, { more: true }))
  }, [isShown, change])

  return (
    <Disclosure
      ref={details}
      summary={t.moreFilters}
      isOpen={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isShown) set({ more: true })
      }}
    >
      {isShown ? (
        <>
          {values.more ? <input type="hidden" name="more" value="1" /> : null}
          {moreGroups.map((name) => (
            <OptionGroup
              key={name}
              name={name}
              texts={t}
              options={optionsOfGroup(options, name)}
              chosen={values[name]}
              change={change}
            />
          ))}
          <SelectField
            id="filter-bootFrom"
            name="bootFrom"
            label={t.bootFrom}
            value={values.bootFrom ?? ''}
            options={[
              { value: '', label: t.any },
              ...options.boots.map(({ value, label, count }) => ({
                value,
                label: fill(t.option, { label, count: countText(count) }),
              })),
            ]}
            onChange={({ target }) => set({ bootFrom: Number(target.value) || null })}
          />
        </>
      ) : (
        <div className={styles.noScript}>
          <Button type="submit" name="more" value="1" look="secondary">
            {t.showMoreFilters}
          </Button>
        </div>
      )}
    </Disclosure>
  )
}
