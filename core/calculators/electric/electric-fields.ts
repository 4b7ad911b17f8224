import { type InferType, object } from 'yup'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { electricVersusPetrolSchema } from '#core/validation/forms/calculator-forms.ts'
import {
  cost,
  integer,
  maxValue,
  minValue,
  number,
  percent,
} from '#core/validation/rules/numbers.ts'
import { oneOf } from '#core/validation/rules/one-of.ts'
import { required } from '#core/validation/rules/presence.ts'
import type { Rule } from '#core/validation/rule.ts'
import { textField } from '#core/validation/yup-field.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import type { TypedFigures } from '../read-figures.ts'

/** Who pays the road tax: whoever drives the car, or the lease, whose price holds it. */
export const roadTaxPayers = ['lease', 'driver'] as const

const open = (...rules: readonly Rule[]) => textField({ rules })
const isAmount = (least: number, most: number) => open(cost, minValue(least), maxValue(most))
const isRate = (least: number, most: number) => open(number, minValue(least), maxValue(most))

/**
 * The fields of electric against petrol: the three of V-58, and every figure that the comparison
 * would else take from its tables; those may be left empty. Rules P-97, V-58.
 */
export const electricSchema = electricVersusPetrolSchema.concat(
  object({
    years: textField({ presence: required, rules: [integer, minValue(1), maxValue(8)] }),
    /** Per cent of the electricity that is taken at home. */
    home: open(percent),
    homePrice: isAmount(0, 200),
    publicPrice: isAmount(0, 200),
    milesPerGallon: isRate(5, 200),
    milesPerKwh: isRate(1, 10),
    roadTax: textField({ presence: required, rules: [oneOf(roadTaxPayers)] }),
    /** Pounds, for the expensive car supplement. */
    petrolListPrice: isAmount(0, 1_000_000),
    electricListPrice: isAmount(0, 1_000_000),
    /** Pounds that the electric car costs more to have, over all the years. */
    extra: isAmount(0, 1_000_000),
  }),
)

export type ElectricFields = InferType<typeof electricSchema>

/** What the calculator opens on: 8,000 miles a year in an SUV, petrol at the day's price. Rule P-97. */
export function initialElectric(
  costs: readonly RunningCost[],
  day: string,
): TypedFigures<ElectricFields> {
  return {
    mileage: '8000',
    petrolPrice: String(runningCostOn(costs, 'petrolPencePerLitre', day)),
    bodyType: bodyTypes.find((type) => type === 'suv')!,
    years: '4',
    home: '',
    homePrice: '',
    publicPrice: '',
    milesPerGallon: '',
    milesPerKwh: '',
    roadTax: 'lease',
    petrolListPrice: '',
    electricListPrice: '',
    extra: '',
  }
}
