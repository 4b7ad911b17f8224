import { type BodyType, bodyNouns } from '#core/vehicle/body-type.ts'
import { type FuelType, fuelTypeLabels } from '#core/vehicle/fuel-type.ts'

const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place as people say it. @example ordinal(22) // '22nd' */
export function ordinal(place: number): string {
  return `${place}${endings[rules.select(place)] ?? 'th'}`
}

/** The cars a deal is ranked among, several of them. @example rankedCars('suv', 'petrol') // 'petrol SUVs' */
export function rankedCars(bodyType: BodyType, fuelType: FuelType): string {
  return `${fuelTypeLabels[fuelType].toLowerCase()} ${bodyNouns(bodyType)}`
}

/**
 * A score as it is shown: whole, and to the nearest ten where the list price is an estimate. Rule
 * P-84. @example shownScore(73, true) // 70
 */
export function shownScore(score: number, isApproximate: boolean): number {
  return isApproximate ? Math.round(score / 10) * 10 : score
}

/**
 * What a deal costs a month for each £1,000 of list price, in whole pence, half up: its quotient as
 * people read it. Rule P-80. @example monthlyPencePerThousand(0.01) // 1000
 */
export function monthlyPencePerThousand(quotient: number): number {
  return Math.round(quotient * 100_000)
}
