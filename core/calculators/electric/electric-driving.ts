import type { BodyType } from '#core/vehicle/body-type.ts'
import { decimalOf, milesOf } from '#core/validation/rules/numbers.ts'
import type { TypedFigures } from '../read-figures.ts'
import { typedPence } from '../typed-amounts.ts'
import type { ElectricFields } from './electric-fields.ts'
import type { ElectricDriving } from './electric-years.ts'

/** The typed figures of electric against petrol as numbers; they have passed their rules. Rule P-97. */
export function electricDriving(typed: TypedFigures<ElectricFields>): ElectricDriving {
  return {
    annualMileageMiles: milesOf(typed.mileage)!,
    bodyType: typed.bodyType as BodyType,
    years: decimalOf(typed.years)!,
    petrolPencePerLitre: decimalOf(typed.petrolPrice)!,
    homePercent: decimalOf(typed.home),
    homePencePerKwh: decimalOf(typed.homePrice),
    publicPencePerKwh: decimalOf(typed.publicPrice),
    milesPerGallon: decimalOf(typed.milesPerGallon),
    milesPerKwh: decimalOf(typed.milesPerKwh),
    isRoadTaxIncluded: typed.roadTax === 'lease',
    petrolListPricePence: typedPence(typed.petrolListPrice),
    electricListPricePence: typedPence(typed.electricListPrice),
    extraPence: typedPence(typed.extra) ?? 0,
  }
}
