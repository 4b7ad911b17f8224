import { financeTypeTable } from '../offer/finance-type.ts'
import { mileageLabel } from '../pricing/currency.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import { bodyTypeLabels } from '../vehicle/body-type.ts'
import { fuelTypeLabels } from '../vehicle/fuel-type.ts'
import { pureElectricRanges } from '../vehicle/pure-electric-range.ts'
import { transmissionLabels } from '../vehicle/transmission.ts'
import type { FilterOptions } from './filter-options.ts'
import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'

/** One choice the visitor made, in words, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: FilterValues }

/**
 * Everything that narrows the list beyond where it started, in the order of the panel, each
 * with the filters that remain when it is taken away. What the path decides is not listed.
 */
export function activeFilters(
  values: FilterValues,
  options: Pick<FilterOptions, 'manufacturers' | 'ranges'>,
  scope: FilterScope = {},
): ActiveFilter[] {
  const defaults = defaultFilters(values.financeType)
  const active: ActiveFilter[] = []
  const add = (
    field: keyof FilterValues,
    value: string | number,
    label: string,
    without: Partial<FilterValues>,
  ) => {
    if (!(field in scope))
      active.push({ key: `${field}-${value}`, label, without: { ...values, ...without } })
  }
  const remove = <Value>(list: readonly Value[], value: Value) =>
    list.filter((each) => each !== value)
  const makeLabel = (slug: string) =>
    options.manufacturers.find((option) => option.value === slug)?.label ?? slug
  const rangeLabel = (value: string) =>
    options.ranges.flatMap((group) => group.ranges).find((option) => option.value === value)
      ?.label ?? value

  if (values.financeType !== 'personal') {
    add('financeType', values.financeType, financeTypeTable[values.financeType].label, {
      ...defaultFilters('personal'),
      ...scope,
    })
  }
  for (const make of values.manufacturers) {
    add('manufacturers', make, makeLabel(make), {
      manufacturers: remove(values.manufacturers, make),
      ranges: values.ranges.filter((range) => !range.startsWith(`${make}.`)),
    })
  }
  for (const range of values.ranges)
    add('ranges', range, rangeLabel(range), { ranges: remove(values.ranges, range) })
  for (const body of values.bodyTypes)
    add('bodyTypes', body, bodyTypeLabels[body].many, { bodyTypes: remove(values.bodyTypes, body) })
  for (const fuel of values.fuelTypes)
    add('fuelTypes', fuel, fuelTypeLabels[fuel], { fuelTypes: remove(values.fuelTypes, fuel) })
  for (const gearbox of values.transmissions) {
    add('transmissions', gearbox, transmissionLabels[gearbox], {
      transmissions: remove(values.transmissions, gearbox),
    })
  }
  for (const range of values.pureElectricRanges) {
    const label = pureElectricRanges.find((row) => row.value === range)?.label ?? range
    add('pureElectricRanges', range, label, {
      pureElectricRanges: remove(values.pureElectricRanges, range),
    })
  }
  if (values.budgetFrom !== null)
    add('budgetFrom', 1, `Over £${values.budgetFrom} a month`, { budgetFrom: null })
  if (values.budgetTo !== null)
    add('budgetTo', 1, `Up to £${values.budgetTo} a month`, { budgetTo: null })
  for (const band of values.budgetRanges) {
    const label = budgetRanges.find((row) => row.value === band)?.label ?? band
    add('budgetRanges', band, label, { budgetRanges: remove(values.budgetRanges, band) })
  }
  const profile = [
    ['terms', (value: number) => `${value} months`, 'Any term'],
    ['annualMileages', (value: number) => `${mileageLabel(value)} a year`, 'Any mileage'],
    [
      'depositValues',
      (value: number) =>
        values.financeType === 'pcp' ? `Deposit up to £${value}` : `${value} up front`,
      'Any initial rental',
    ],
  ] as const
  for (const [field, label, any] of profile) {
    const chosen = values[field]
    if (isSame(chosen, defaults[field])) continue
    add(field, 'any', chosen.length === 0 ? any : chosen.map(label).join(' or '), {
      [field]: defaults[field],
    })
  }
  if (values.rentalRange !== '0')
    add('rentalRange', 1, `Initial rental up to £${values.rentalRange}`, { rentalRange: '0' })
  if (values.stock) add('stock', 1, 'In stock', { stock: false })
  if (values.specialOffers) add('specialOffers', 1, 'Special offers', { specialOffers: false })
  if (values.maintained) add('maintained', 1, 'With maintenance', { maintained: false })
  return active
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((value) => right.includes(value))
}
