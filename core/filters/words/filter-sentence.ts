import { financeTypeTable } from '#core/offer/finance-type.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import { featuresInSentence } from '#core/vehicle/feature-flag.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import {
  budgetRangeWord,
  electricRangeWord,
  makeWord,
  type NamedOptions,
  orWords,
  poundsWord,
  profileWords,
  providerWord,
  rangeWord,
} from './filter-words.ts'
import type { FilterValues } from '../filter-values.ts'
import { bootLabel } from '../options/option-labels.ts'

/**
 * The filters as one sentence, always with the contract, for screen readers and for lists described
 * elsewhere. Rule F-60.
 * @example 'Personal lease, electric SUVs, up to £350 a month, 36 months, 8,000 miles a year, 6 months up front.'
 */
export function filterSentence(values: FilterValues, options: NamedOptions): string {
  const parts = [
    financeTypeTable[values.financeType].label,
    carsWords(values, options),
    values.doors.length > 0 && `${orWords(values.doors.map(String))} doors`,
    values.seats.length > 0 && `${orWords(values.seats.map(String))} seats`,
    values.features.length > 0 && `with ${featuresInSentence(values.features)}`,
    values.bootFrom !== null && `boot ${inSentence(bootLabel(values.bootFrom))}`,
    values.pureElectricRanges.length > 0 &&
      `electric range ${orWords(values.pureElectricRanges.map(electricRangeWord).map(inSentence))}`,
    budgetWords(values),
    values.budgetRanges.length > 0 &&
      `${orWords(values.budgetRanges.map(budgetRangeWord).map(inSentence))} a month`,
    inSentence(profileWords('terms', values)),
    inSentence(profileWords('annualMileages', values)),
    inSentence(profileWords('depositValues', values)),
    values.rentalRange !== '0' && `initial rental up to ${poundsWord(Number(values.rentalRange))}`,
    values.providers.length > 0 &&
      `from ${orWords(values.providers.map((provider) => providerWord(provider, options)))}`,
    values.stock && 'in stock',
    values.specialOffers && 'special offers',
    values.maintained && 'with maintenance',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** The cars in words, "automatic electric Ford SUVs"; ranges replace makes, which they name. */
function carsWords(values: FilterValues, options: NamedOptions): string {
  const names =
    values.ranges.length > 0
      ? values.ranges.map((range) => rangeWord(range, options))
      : values.manufacturers.map((make) => makeWord(make, options))
  const bodies = values.bodyTypes.map((body) => inSentence(bodyTypeLabels[body].many))
  return [
    orWords(values.transmissions.map((gearbox) => inSentence(transmissionLabels[gearbox]))),
    orWords(values.fuelTypes.map((fuel) => inSentence(fuelTypeLabels[fuel]))),
    orWords(names),
    bodies.length > 0 ? orWords(bodies) : 'cars and vans',
  ]
    .filter(Boolean)
    .join(' ')
}

function budgetWords({ budgetFrom, budgetTo }: FilterValues): string {
  const ends = [
    budgetFrom === null ? '' : `over ${poundsWord(budgetFrom)}`,
    budgetTo === null ? '' : `up to ${poundsWord(budgetTo)}`,
  ].filter(Boolean)
  return ends.length > 0 ? `${ends.join(' and ')} a month` : ''
}

/** A label's first letter in lower case for use within a sentence; abbreviations stay. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
