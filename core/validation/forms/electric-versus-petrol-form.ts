import { object, type InferType } from 'yup'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { cost, maxMiles, miles, minMiles, maxValue, minValue } from '../rules/numbers.ts'
import { oneOf } from '../rules/one-of.ts'
import { required } from '../rules/presence.ts'
import { textField } from '../yup-field.ts'

/** Schema of the electric-versus-petrol calculator. Rule V-58. */
export const electricVersusPetrolSchema = object({
  /** Miles a year. */
  mileage: textField({ presence: required, rules: [miles, minMiles(1), maxMiles(200_000)] }),
  /** Pence a litre. */
  petrolPrice: textField({ presence: required, rules: [cost, minValue(50), maxValue(500)] }),
  bodyType: textField({ presence: required, rules: [oneOf(bodyTypes)] }),
})

export type ElectricVersusPetrolFields = InferType<typeof electricVersusPetrolSchema>
