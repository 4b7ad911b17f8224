'use no memo'

import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { raisedBudget } from '#core/filters/query/raised-budget.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import styles from './results.module.css'

export type RaisedBudgetProps = {
  values: FilterValues
  options: Pick<FilterOptions, 'raisedBudget'>
  hrefWith: (values: FilterValues) => string
  texts: Messages['results']['list']
}

/**
 * What a little more money brings: "£20 more a month brings 14 more". Nothing while the options are
 * still those of another maximum. Rule F-120.
 */
export function RaisedBudget({ values, options, hrefWith, texts }: RaisedBudgetProps) {
  const raised = options.raisedBudget
  if (!raised || values.budgetTo === null || raised.budgetTo !== raisedBudget(values.budgetTo)) {
    return null
  }
  const { budgetTo, more } = raised
  return (
    <a className={styles.raise} href={hrefWith({ ...values, budgetTo })} rel="nofollow">
      {fill(texts.raise, { pounds: budgetTo - values.budgetTo, count: countText(more) })}
    </a>
  )
}
