'use no memo'

import { budgetOptions } from '#core/filters/options/budget-options.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { SelectField } from '#site/ui/form/select-field.tsx'
import styles from './results.module.css'

export type BudgetFieldsProps = {
  values: FilterValues
  set: (filters: Partial<FilterValues>) => void
  texts: Messages['results']['list']
}

/** The monthly budget from and to. Setting either takes the place of the bands a link may have chosen. */
export function BudgetFields({ values, set, texts }: BudgetFieldsProps) {
  const steps = budgetOptions(values)
  const optionsOf = (pounds: readonly number[]) => [
    { value: '', label: texts.noBudget },
    ...pounds.map((step) => ({ value: String(step), label: fill(texts.pounds, { pounds: step }) })),
  ]
  const ends = [
    { name: 'budgetFrom', label: texts.budgetFrom, steps: steps.from },
    { name: 'budgetTo', label: texts.budgetTo, steps: steps.to },
  ] as const
  return (
    <div className={styles.block}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.budget}</legend>
        <div className={styles.pair}>
          {ends.map((end) => (
            <SelectField
              key={end.name}
              id={`filter-${end.name}`}
              name={end.name}
              label={end.label}
              value={values[end.name] ?? ''}
              options={optionsOf(end.steps)}
              onChange={({ target }) =>
                set({ [end.name]: target.value === '' ? null : Number(target.value) })
              }
            />
          ))}
        </div>
        {values.budgetRanges.length > 0 ? (
          <input type="hidden" name="budgetRanges" value={values.budgetRanges.join(',')} />
        ) : null}
      </fieldset>
    </div>
  )
}
