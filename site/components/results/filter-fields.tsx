'use no memo'

import { isFieldShown } from '#core/filters/shown-fields.ts'
import { isListed } from '#core/filters/options/build-options.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { FilterScope, FilterValues } from '#core/filters/filter-values.ts'
import { chosenNumbers, chosenValue } from '#core/filters/options/shown-options.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import type { RentalRange } from '#core/pricing/lease/rental-range.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { choose, type FilterStore } from '#site/stores/filter-store.ts'
import { Checkbox, ChoiceGroup, Radio } from '#site/ui/form/choices.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { filterGroups, filterOfGroup, optionsOfGroup } from './filter-groups.ts'
import { OptionGroup } from './option-group.tsx'
import styles from './results.module.css'
import { selectOptions } from './select-options.ts'

export type FilterFieldsProps = {
  values: FilterValues
  options: FilterOptions
  /** Filters fixed by the path, which have no field. */
  scope: FilterScope
  change: (action: (store: FilterStore) => void) => void
  texts: Messages['results']['list']
}

/** Every filter of a list. Each is a plain field of the form it stands in. */
export function FilterFields({ values, options, scope, change, texts: t }: FilterFieldsProps) {
  const set = (filters: Partial<FilterValues>) => change((store) => choose(store, filters))
  const isShown = (field: keyof FilterValues) => isFieldShown(field, values, scope)
  const flags = (['stock', 'maintained', 'specialOffers'] as const).filter(isShown)
  return (
    <>
      <input type="hidden" name="drawnFor" value={values.financeType} />
      {isShown('financeType') ? (
        <div className={styles.block}>
          <ChoiceGroup id="filter-finance" legend={t.financeType}>
            {options.financeTypes
              .filter((option) => isListed(option, option.value === values.financeType))
              .map(({ value, label, count }) => (
                <Radio
                  key={value}
                  id={`financeType-${value}`}
                  name="financeType"
                  value={value}
                  label={label}
                  count={countText(count)}
                  checked={value === values.financeType}
                  onChange={() => isFinanceType(value) && set({ financeType: value })}
                />
              ))}
          </ChoiceGroup>
        </div>
      ) : null}
      {isShown('budgetFrom') ? <BudgetFields values={values} set={set} texts={t} /> : null}
      {filterGroups
        .filter(({ name }) => isShown(name))
        .map(({ name, isOpen }) => (
          <OptionGroup
            key={name}
            name={name}
            label={t[name]}
            text={t.chosen}
            options={optionsOfGroup(options, name)}
            chosen={values[name].map(String)}
            isOpen={isOpen(values)}
            onChoose={(chosen) => set(filterOfGroup(name, chosen))}
          />
        ))}
      <div className={styles.block}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t.contract}</legend>
          {(['terms', 'annualMileages', 'depositValues'] as const).map((name) => (
            <SelectField
              key={name}
              id={`filter-${name}`}
              name={name}
              label={
                name === 'depositValues' && values.financeType === 'pcp'
                  ? t.depositValuesPcp
                  : t[name]
              }
              value={chosenValue(values[name])}
              options={selectOptions(values[name], options[name], t.any, t.option)}
              onChange={({ target }) => set({ [name]: chosenNumbers(target.value) })}
            />
          ))}
          {isShown('rentalRange') ? (
            <SelectField
              id="filter-rentalRange"
              name="rentalRange"
              label={t.rentalRange}
              value={values.rentalRange}
              options={options.rentalRanges
                .filter((option) =>
                  isListed(option, ['0', values.rentalRange].includes(option.value)),
                )
                .map(({ value, label, count }) => ({
                  value,
                  label: value === '0' ? t.any : fill(t.option, { label, count: countText(count) }),
                }))}
              onChange={({ target }) => set({ rentalRange: target.value as RentalRange })}
            />
          ) : null}
        </fieldset>
      </div>
      {flags.length > 0 ? (
        <div className={styles.block}>
          <ChoiceGroup id="filter-more" legend={t.more}>
            {flags.map((name) => (
              <Checkbox
                key={name}
                id={name}
                name={name}
                value="1"
                label={t[name]}
                {...(name === 'stock' && { count: countOf(options.stocks, '1') })}
                checked={values[name]}
                onChange={({ target }) => set({ [name]: target.checked })}
              />
            ))}
          </ChoiceGroup>
        </div>
      ) : null}
    </>
  )
}

function countOf(options: FilterOptions['stocks'], value: string): string {
  return countText(options.find((option) => option.value === value)?.count ?? 0)
}
