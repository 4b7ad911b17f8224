import { object, type InferType } from 'yup'
import { financeProducts } from '#core/pricing/running-costs/car-change.ts'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { emailField } from '../common-fields.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { after, date } from '../rules/dates.ts'
import { capIdRule } from '../rules/identifiers.ts'
import { maxLength } from '../rules/lengths.ts'
import { cost, maxMiles, miles, minMiles, maxValue, minValue, integer } from '../rules/numbers.ts'
import { oneOf } from '../rules/one-of.ts'
import { required, requiredIf } from '../rules/presence.ts'
import { registrationMark } from '../rules/registration-mark.ts'
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

type Fields = RuleContext['fields']
const isFinancePage = ({ step }: Fields) => step !== '1'
const hasAgreement = ({ step, financeProduct }: Fields) => step !== '1' && financeProduct !== 'none'
const isBorrowed = ({ step, financeProduct }: Fields) =>
  step !== '1' && (financeProduct === 'pcp' || financeProduct === 'hp')
const isPcp = ({ step, financeProduct }: Fields) => step !== '1' && financeProduct === 'pcp'

const onFinancePage = (...rules: readonly Rule[]) =>
  textField({ presence: requiredIf(isFinancePage), rules })
const ofAgreement = (...rules: readonly Rule[]) =>
  textField({ presence: requiredIf(hasAgreement), rules })

/**
 * Schema of the present car and its finance. The first step asks for the car and the e-mail only,
 * the second for the agreement as well: what was borrowed for PCP and hire purchase, the balloon
 * for PCP. A car that is paid for has no agreement. Rules V-59, V-60.
 */
export const carChangeSchema = object({
  step: textField({ presence: required, rules: [oneOf(['1', '2'])] }),
  reg: textField({ presence: required, rules: [registrationMark] }),
  email: emailField(),
  capId: textField({ rules: [capIdRule] }),
  make: textField({ rules: [maxLength(80)] }),
  model: textField({ rules: [maxLength(80)] }),
  regDate: textField({ rules: [date] }),
  financeProduct: onFinancePage(oneOf(financeProducts)),
  startDate: ofAgreement(date, after({ field: 'regDate', isSameAllowed: true })),
  /** Months. */
  term: ofAgreement(integer, minValue(1), maxValue(120)),
  monthlyPayment: ofAgreement(cost),
  amountBorrowed: textField({ presence: requiredIf(isBorrowed), rules: [cost] }),
  balloonPayment: textField({ presence: requiredIf(isPcp), rules: [cost] }),
  currentMileage: onFinancePage(miles, maxMiles(1_000_000)),
})

export type CarChangeFields = InferType<typeof carChangeSchema>
