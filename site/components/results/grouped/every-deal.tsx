'use no memo'

import { isFieldShown } from '#core/filters/shown-fields.ts'
import type { FilterScope, FilterValues } from '#core/filters/filter-values.ts'
import { choose, type FilterStore } from '#site/stores/filter-store.ts'
import { QuickCheckbox } from '../quick-choices.tsx'
import styles from './grouped.module.css'

export type EveryDealProps = {
  values: FilterValues
  scope: FilterScope
  /** The id of the form of filters. */
  form: string
  change: (action: (store: FilterStore) => void) => void
  label: string
}

/** The tick that shows every deal by itself, where the path leaves it open. Rule F-108. */
export function EveryDeal({ values, scope, form, change, label }: EveryDealProps) {
  if (!isFieldShown('everyDeal', values, scope)) return null
  return (
    <div className={styles.every}>
      <QuickCheckbox
        id="everyDeal"
        name="everyDeal"
        value="1"
        form={form}
        label={label}
        checked={values.everyDeal}
        onTick={(everyDeal) => change((store) => choose(store, { everyDeal }))}
      />
    </div>
  )
}
