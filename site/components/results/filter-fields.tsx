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
import { countText } from './count-text.ts'
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
  const ranges = options.ranges.flatMap((group) => group.ranges)
  const isShown = (field: keyof FilterValues) => isFieldShown(field, values, scope)
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
      <BudgetFields values={values} set={set} texts={t} />
      {isShown('manufacturers') ? (
        <OptionGroup
          name="manufacturers"
          label={t.manufacturers}
          text={t.chosen}
          options={options.manufacturers}
          chosen={values.manufacturers}
          onChoose={(manufacturers) => set({ manufacturers })}
        />
      ) : null}
      {isShown('ranges') && ranges.length > 0 ? (
        <OptionGroup
          name="ranges"
          label={t.ranges}
          text={t.chosen}
          options={ranges}
          chosen={values.ranges}
          isOpen
          onChoose={(chosen) => set({ ranges: chosen })}
        />
      ) : null}
      <OptionGroup
        name="fuelTypes"
        label={t.fuelTypes}
        text={t.chosen}
        options={options.fuelTypes}
        chosen={values.fuelTypes}
        isOpen
        onChoose={(fuelTypes) => set({ fuelTypes })}
      />
      {isShown('pureElectricRanges') ? (
        <OptionGroup
          name="pureElectricRanges"
          label={t.pureElectricRanges}
          text={t.chosen}
          options={options.pureElectricRanges}
          chosen={values.pureElectricRanges}
          isOpen={values.fuelTypes.includes('electric')}
          onChoose={(pureElectricRanges) => set({ pureElectricRanges })}
        />
      ) : null}
      <OptionGroup
        name="transmissions"
        label={t.transmissions}
        text={t.chosen}
        options={options.transmissions}
        chosen={values.transmissions}
        isOpen
        onChoose={(transmissions) => set({ transmissions })}
      />
      <OptionGroup
        name="bodyTypes"
        label={t.bodyTypes}
        text={t.chosen}
        options={options.bodyTypes}
        chosen={values.bodyTypes}
        onChoose={(bodyTypes) => set({ bodyTypes })}
      />
      {isShown('doors') ? (
        <OptionGroup
          name="doors"
          label={t.doors}
          text={t.chosen}
          options={options.doors}
          chosen={values.doors.map(String)}
          onChoose={(doors) => set({ doors: doors.map(Number) })}
        />
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
      <div className={styles.block}>
        <ChoiceGroup id="filter-more" legend={t.more}>
          {(['stock', 'maintained', 'specialOffers'] as const).map((name) => (
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
    </>
  )
}

function countOf(options: FilterOptions['stocks'], value: string): string {
  return countText(options.find((option) => option.value === value)?.count ?? 0)
}
