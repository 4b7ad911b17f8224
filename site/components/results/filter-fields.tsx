'use no memo'

import { useState } from 'react'
import { deliveries } from '#core/filters/change/delivery.ts'
import { isFieldShown } from '#core/filters/shown-fields.ts'
import { isListed } from '#core/filters/options/build-options.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { FilterScope, FilterValues } from '#core/filters/filter-values.ts'
import { chosenNumbers, chosenValue } from '#core/filters/options/shown-options.ts'
import { profileWords } from '#core/filters/words/filter-words.ts'
import { applyChange } from '#core/filters/change/apply-change.ts'
import { contractFields, type Contract } from '#core/filters/change/nearest-contract.ts'
import { areSameValues } from '#core/filters/query/compare-values.ts'
import { formContracts } from '#core/filters/address/form-contracts.ts'
import { isFinanceType, type FinanceType } from '#core/offer/finance-type.ts'
import type { RentalRange } from '#core/pricing/lease/rental-range.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { choose, type ChangeList } from '#site/stores/filter-store.ts'
import { ChoiceGroup } from '#site/ui/form/choices.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { filterGroups, optionsOfGroup } from './filter-groups.ts'
import { MoreFilters } from './more-filters.tsx'
import { OptionGroup } from './option-group.tsx'
import { QuickCheckbox, QuickRadio } from './quick-choices.tsx'
import styles from './results.module.css'
import { selectOptions } from './select-options.ts'

export type FilterFieldsProps = {
  values: FilterValues
  options: FilterOptions
  /** Filters fixed by the path, which have no field. */
  scope: FilterScope
  change: ChangeList
  /** The address of the list with other filters. */
  hrefWith: (values: FilterValues) => string
  texts: Messages['results']['list']
}

/** Every filter of a list. Each is a plain field of the form it stands in. */
export function FilterFields(props: FilterFieldsProps) {
  const { values, options, scope, change, hrefWith, texts: t } = props
  const set = (filters: Partial<FilterValues>) => change((store) => choose(store, filters))
  const isShown = (field: keyof FilterValues) => isFieldShown(field, values, scope)
  const [newTerms, setNewTerms] = useState<string | null>(null)
  const chooseFinance = (financeType: FinanceType, contract?: Contract) => {
    const change = { financeType, ...contract }
    const after = applyChange(values, change)
    const isOnOtherTerms = contractFields.some(
      (field) => !areSameValues(values[field], after[field]),
    )
    const terms = contractFields.map((field) => profileWords(field, after))
    setNewTerms(isOnOtherTerms ? fill(t.newTerms, { terms: terms.join(', ') }) : null)
    set(change)
  }
  const flags = flagsShown(values, options, isShown)
  return (
    <>
      <input type="hidden" name="drawnFor" value={values.financeType} />
      <input type="hidden" name="contracts" value={formContracts(options.financeTypes)} />
      {values.vat ? <input type="hidden" name="vat" value="1" /> : null}
      {isShown('financeType') ? (
        <div className={styles.block}>
          <ChoiceGroup id="filter-finance" legend={t.financeType}>
            {options.financeTypes
              .filter((option) => isListed(option, option.value === values.financeType))
              .map(({ value, label, count, contract }) => (
                <QuickRadio
                  key={value}
                  id={`financeType-${value}`}
                  name="financeType"
                  value={value}
                  label={label}
                  count={countText(count)}
                  checked={value === values.financeType}
                  onChoose={() => isFinanceType(value) && chooseFinance(value, contract)}
                />
              ))}
          </ChoiceGroup>
          <p role="status" className={styles.note}>
            {newTerms}
          </p>
        </div>
      ) : null}
      {isShown('budgetFrom') ? (
        <BudgetFields values={values} set={set} hrefWith={hrefWith} texts={t} />
      ) : null}
      {filterGroups
        .filter(({ name }) => isShown(name))
        .map(({ name, isOpen }) => (
          <OptionGroup
            key={name}
            name={name}
            texts={t}
            options={optionsOfGroup(options, name)}
            chosen={values[name]}
            isOpen={isOpen(values)}
            change={change}
          />
        ))}
      {isShown('delivery') ? (
        <div className={styles.block}>
          <ChoiceGroup id="filter-delivery" legend={t.delivery}>
            {deliveries.map(({ value, label }) => (
              <QuickRadio
                key={value}
                id={`delivery-${value}`}
                name="delivery"
                value={value}
                label={label}
                checked={value === values.delivery}
                onChoose={() => set({ delivery: value })}
              />
            ))}
          </ChoiceGroup>
        </div>
      ) : null}
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
            {flags.map(({ name, count }) => (
              <QuickCheckbox
                key={name}
                id={name}
                name={name}
                value="1"
                label={t[name]}
                count={countText(count)}
                checked={values[name]}
                onTick={(isTicked) => set({ [name]: isTicked })}
              />
            ))}
          </ChoiceGroup>
        </div>
      ) : null}
      <MoreFilters values={values} options={options} change={change} texts={t} />
    </>
  )
}

/** The filters that are on or off, each with the cars it would leave. Rule F-102. */
function flagsShown(
  values: FilterValues,
  { stocks, maintained, specialOffers }: FilterOptions,
  isShown: (field: keyof FilterValues) => boolean,
) {
  const rows = [
    { name: 'stock', options: stocks },
    { name: 'maintained', options: maintained },
    { name: 'specialOffers', options: specialOffers },
  ] as const
  return rows
    .filter(({ name }) => isShown(name))
    .map(({ name, options }) => ({
      name,
      count: options.find(({ value }) => value === '1')?.count ?? 0,
    }))
    .filter(({ name, count }) => isListed({ count }, values[name]))
}
