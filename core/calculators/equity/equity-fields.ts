import { type InferType, object } from 'yup'
import { financeProducts, type PresentCar } from '#core/pricing/running-costs/car-change.ts'
import { ownDepreciation } from '#core/pricing/running-costs/present-car-value.ts'
import {
  decimalOf,
  cost,
  integer,
  maxValue,
  minValue,
  percent,
} from '#core/validation/rules/numbers.ts'
import { date } from '#core/validation/rules/dates.ts'
import { oneOf } from '#core/validation/rules/one-of.ts'
import { required, requiredIf } from '#core/validation/rules/presence.ts'
import type { Rule, RuleContext } from '#core/validation/rule.ts'
import { textField } from '#core/validation/yup-field.ts'
import type { TypedFigures } from '../read-figures.ts'
import { typedPence } from '../typed-amounts.ts'

type Fields = RuleContext['fields']
const isFinanced = ({ financeProduct }: Fields) => financeProduct !== 'none'
const isBorrowed = ({ financeProduct }: Fields) =>
  financeProduct === 'pcp' || financeProduct === 'hp'
const isPcp = ({ financeProduct }: Fields) => financeProduct === 'pcp'

const neededIf = (isNeeded: (fields: Fields) => boolean, ...rules: readonly Rule[]) =>
  textField({ presence: requiredIf(isNeeded), rules })

/**
 * The fields of the equity in a present car, without a word about whose it is: the finance as V-59
 * and V-60 want it, what the car is worth (empty where nobody knows), and what share of that it keeps
 * a year. Rule P-101.
 */
export const equitySchema = object({
  financeProduct: textField({ presence: required, rules: [oneOf(financeProducts)] }),
  /** Pounds. */
  worth: textField({ rules: [cost, maxValue(1_000_000)] }),
  startDate: neededIf(isFinanced, date),
  term: neededIf(isFinanced, integer, minValue(1), maxValue(120)),
  amountBorrowed: neededIf(isBorrowed, cost, maxValue(1_000_000)),
  monthlyPayment: neededIf(isBorrowed, cost, maxValue(100_000)),
  balloonPayment: neededIf(isPcp, cost, maxValue(1_000_000)),
  keeps: textField({ rules: [percent] }),
})

export type EquityFields = InferType<typeof equitySchema>

/** An empty form: nothing is known of a car before somebody says it. Rule P-101. */
export const initialEquity: TypedFigures<EquityFields> = {
  financeProduct: 'pcp',
  worth: '',
  startDate: '',
  term: '',
  amountBorrowed: '',
  monthlyPayment: '',
  balloonPayment: '',
  keeps: '',
}

/** What an address of an outcome may leave out: all that is empty, and never which finance it is. Rule P-101. */
export const emptyEquity: Readonly<Record<string, string>> = {
  ...initialEquity,
  financeProduct: '-',
}

/** The typed figures as a car with its finance; they have passed their rules. Rule P-101. */
export function presentCar(typed: TypedFigures<EquityFields>): {
  car: PresentCar
  retainedEachYearBasisPoints: number
} {
  const keeps = decimalOf(typed.keeps)
  return {
    car: {
      financeProduct: typed.financeProduct as PresentCar['financeProduct'],
      valuationPence: typedPence(typed.worth),
      startDay: typed.startDate || null,
      termMonths: decimalOf(typed.term),
      amountBorrowedPence: typedPence(typed.amountBorrowed),
      monthlyPaymentPence: typedPence(typed.monthlyPayment),
      balloonPaymentPence: typedPence(typed.balloonPayment),
    },
    retainedEachYearBasisPoints:
      keeps === null ? ownDepreciation.retainedEachYearBasisPoints : keeps * 100,
  }
}
