import { type FinanceType, financeTypeTable } from '#core/offer/finance-type.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import { featureFlagLabels } from '#core/vehicle/feature-flag.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import { applyChange, type FilterChange } from '../change/apply-change.ts'
import { deliveries, type Delivery } from '../change/delivery.ts'
import { areSameValues } from '../query/compare-values.ts'
import {
  budgetRangeWord,
  electricRangeWord,
  makeWord,
  type NamedOptions,
  poundsWord,
  profileWords,
  providerWord,
  rangeWord,
} from './filter-words.ts'
import { defaultFilters, type FilterScope, type FilterValues } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'
import { bootLabel, doorsLabel, seatsLabel } from '../options/option-labels.ts'

/** A filter the visitor chose, in words, with the filter values that remain without it. */
export type ActiveFilter = { key: string; label: string; without: FilterValues }

type Choice = {
  field: keyof FilterValues
  value: string | number
  label: string
  back: FilterChange
}

/**
 * The filters that narrow the list beyond its start, in the order of the panel, each with the
 * values that remain without it. What the path decides is not listed. Rules F-56, F-57, F-101.
 */
export function activeFilters(
  values: FilterValues,
  options: NamedOptions,
  scope: FilterScope = {},
): ActiveFilter[] {
  return [
    ...financeChoice(values, openingFinanceType(scope), options),
    ...listChoices(values, 'manufacturers', (make) => makeWord(make, options)),
    ...listChoices(values, 'ranges', (range) => rangeWord(range, options)),
    ...listChoices(values, 'bodyTypes', (body) => bodyTypeLabels[body].many),
    ...listChoices(values, 'fuelTypes', (fuel) => fuelTypeLabels[fuel]),
    ...listChoices(values, 'transmissions', (gearbox) => transmissionLabels[gearbox]),
    ...listChoices(values, 'pureElectricRanges', electricRangeWord),
    ...listChoices(values, 'doors', doorsLabel),
    ...listChoices(values, 'seats', seatsLabel),
    ...listChoices(values, 'features', (feature) => featureFlagLabels[feature]),
    ...bootChoices(values),
    ...budgetChoices(values),
    ...listChoices(values, 'budgetRanges', budgetRangeWord),
    ...profileChoices(values),
    ...rentalChoices(values),
    ...listChoices(values, 'providers', (provider) => `From ${providerWord(provider, options)}`),
    ...otherChoices(values),
  ]
    .filter(({ field }) => !(field in scope))
    .map(({ field, value, label, back }) => ({
      key: `${field}-${value}`,
      label,
      without: applyChange(values, back),
    }))
}

/** The last three filters chosen, offered for removal on an empty list. Rule F-59. */
export function nearestFilters<Filter>(active: readonly Filter[]): readonly Filter[] {
  return active.slice(-3)
}

function financeChoice(
  { financeType }: FilterValues,
  opening: FinanceType,
  options: NamedOptions,
): Choice[] {
  const { label } = financeTypeTable[financeType]
  const contract = options.financeTypes?.find(({ value }) => value === opening)?.contract
  const back: FilterChange = { financeType: opening, ...contract }
  return financeType === opening ? [] : [{ field: 'financeType', value: financeType, label, back }]
}

type ListField =
  | 'manufacturers'
  | 'ranges'
  | 'bodyTypes'
  | 'fuelTypes'
  | 'transmissions'
  | 'pureElectricRanges'
  | 'doors'
  | 'seats'
  | 'features'
  | 'budgetRanges'
  | 'providers'

function listChoices<Field extends ListField>(
  values: FilterValues,
  field: Field,
  labelOf: (value: FilterValues[Field][number]) => string,
): Choice[] {
  const chosen: readonly FilterValues[Field][number][] = values[field]
  return chosen.map((value) => ({
    field,
    value,
    label: labelOf(value),
    back: { [field]: chosen.filter((each) => each !== value) },
  }))
}

function bootChoices({ bootFrom }: FilterValues): Choice[] {
  if (bootFrom === null) return []
  const label = `Boot: ${bootLabel(bootFrom).toLowerCase()}`
  return [{ field: 'bootFrom', value: bootFrom, label, back: { bootFrom: null } }]
}

function budgetChoices({ budgetFrom, budgetTo, budgetRanges }: FilterValues): Choice[] {
  const choices: Choice[] = []
  const add = (field: 'budgetFrom' | 'budgetTo', words: string, pounds: number | null) => {
    if (pounds === null) return
    const label = `${words} ${poundsWord(pounds)} a month`
    choices.push({ field, value: pounds, label, back: { [field]: null, budgetRanges } })
  }
  add('budgetFrom', 'Over', budgetFrom)
  add('budgetTo', 'Up to', budgetTo)
  return choices
}

/** Term, mileage and deposit where they are not those the list starts on. Rule F-58. */
function profileChoices(values: FilterValues): Choice[] {
  const defaults = defaultFilters(values.financeType)
  return (['terms', 'annualMileages', 'depositValues'] as const)
    .filter((field) => !areSameValues(values[field], defaults[field]))
    .map((field) => ({
      field,
      value: 'any',
      label: profileWords(field, values),
      back: { [field]: defaults[field] },
    }))
}

const flags = [
  { field: 'stock', label: 'In stock' },
  { field: 'specialOffers', label: 'Special offers' },
  { field: 'maintained', label: 'With maintenance' },
] as const

function rentalChoices({ rentalRange }: FilterValues): Choice[] {
  if (rentalRange === '0') return []
  const label = `Initial rental up to ${poundsWord(Number(rentalRange))}`
  return [{ field: 'rentalRange', value: rentalRange, label, back: { rentalRange: '0' } }]
}

function otherChoices(values: FilterValues): Choice[] {
  const { delivery } = values
  return [
    ...(delivery === 'browsing' ? [] : [deliveryChoice(delivery)]),
    ...flags
      .filter(({ field }) => values[field] && !(field === 'stock' && delivery !== 'browsing'))
      .map((flag) => ({ ...flag, value: 1, back: { [flag.field]: false } })),
  ]
}

/** Stock goes with the delivery that it followed. Rule F-109. */
function deliveryChoice(value: Delivery): Choice {
  const { label } = deliveries.find((row) => row.value === value)!
  return {
    field: 'delivery',
    value,
    label: `Delivery: ${label}`,
    back: { delivery: 'browsing' },
  }
}
