import { addMonths, monthsBetween } from '../pcp/agreement-days.ts'
import {
  agreementRate,
  carValueAfterPence,
  type CreditAgreement,
  monthlyPaymentsOf,
  settlementPence,
} from './settlement.ts'

/** Finance of the present car: on credit, on hire, or none. Rule P-62. */
export const financeProducts = ['pcp', 'hp', 'lease', 'none'] as const

export type FinanceProduct = (typeof financeProducts)[number]

/** The present car and its finance. Null figures are unknown. */
export type PresentCar = {
  financeProduct: FinanceProduct
  valuationPence: number | null
  /** `YYYY-MM-DD` */
  startDay: string | null
  termMonths: number | null
  amountBorrowedPence: number | null
  monthlyPaymentPence: number | null
  balloonPaymentPence: number | null
}

/** The outcome of changing the car today. Rule P-62. */
export type CarChange =
  | { outcome: 'positive'; equityPence: number; settlementPence: number }
  /** Equity becomes positive after so many months; null when it does not while payments run. */
  | {
      outcome: 'negative'
      equityPence: number
      settlementPence: number
      monthsToWait: number | null
    }
  | { outcome: 'notCalculable' }
  | { outcome: 'leaseEnded' }

/** Longest term in months; longer ones are mistyped, and each month costs time to calculate. */
const longestTermMonths = 120

/**
 * The equity in a car: its value less the settlement of its finance. A hired car has none; one
 * whose hire has run out is due for return. Rules P-59, P-62, P-63, P-64.
 * @param retainedEachYearBasisPoints share of its worth the car keeps a year, for the months to wait
 */
export function carChange(
  car: PresentCar,
  today: string,
  retainedEachYearBasisPoints: number,
): CarChange {
  if (car.financeProduct === 'lease') return hireOutcome(car, today)
  const { valuationPence } = car
  if (valuationPence === null) return { outcome: 'notCalculable' }
  if (car.financeProduct === 'none') return ownedOutright(valuationPence)
  const months = equityByMonth(car, today, retainedEachYearBasisPoints)
  const now = months?.[0]
  if (!months || !now) return { outcome: 'notCalculable' }
  const figures = { equityPence: equityIn(now), settlementPence: now.settlementPence }
  if (figures.equityPence >= 0) return { outcome: 'positive', ...figures }
  const monthsToWait = months.findIndex((month) => equityIn(month) >= 0)
  return { outcome: 'negative', ...figures, monthsToWait: monthsToWait < 0 ? null : monthsToWait }
}

/** What a car is worth and what settles its finance in a month, in whole pence. */
export type EquityMonth = { day: string; valuePence: number; settlementPence: number }

const equityIn = ({ valuePence, settlementPence }: EquityMonth) => valuePence - settlementPence

/**
 * Worth and settlement of a car on credit, from today to its last monthly payment, month by month;
 * today alone once all is paid. Null where they cannot be worked out, and for a car that is hired or
 * paid for. Rules P-59, P-60, P-61, P-64, P-100.
 */
export function equityByMonth(
  car: PresentCar,
  today: string,
  retainedEachYearBasisPoints: number,
): EquityMonth[] | null {
  const { financeProduct, valuationPence } = car
  if (financeProduct === 'lease' || financeProduct === 'none' || valuationPence === null)
    return null
  const agreement = agreementOf(car, financeProduct)
  if (!agreement) return null
  const rate = agreementRate(agreement)
  const monthsPaid = monthsBetween(agreement.startDay, today)
  if (!rate.ok || monthsPaid < 0) return null
  const monthsLeft = Math.max(0, monthlyPaymentsOf(agreement) - monthsPaid)
  return Array.from({ length: monthsLeft + 1 }, (_, at) => ({
    day: addMonths(today, at),
    valuePence: carValueAfterPence(valuationPence, at, retainedEachYearBasisPoints),
    settlementPence: settlementPence(agreement, rate.rate, monthsPaid + at),
  }))
}

const ownedOutright = (valuationPence: number): CarChange => ({
  outcome: 'positive',
  equityPence: valuationPence,
  settlementPence: 0,
})

function hireOutcome({ startDay, termMonths }: PresentCar, today: string): CarChange {
  const hasEnded =
    startDay !== null && isTerm(termMonths) && addMonths(startDay, termMonths) <= today
  return { outcome: hasEnded ? 'leaseEnded' : 'notCalculable' }
}

/** The credit agreement, when it has a start and a term that exists. */
function agreementOf(
  car: PresentCar,
  financeProduct: CreditAgreement['financeProduct'],
): (CreditAgreement & { startDay: string }) | null {
  const { startDay, termMonths } = car
  if (startDay === null || !isTerm(termMonths)) return null
  return {
    financeProduct,
    startDay,
    termMonths,
    // A missing amount is NaN, which has no rate.
    amountBorrowedPence: car.amountBorrowedPence ?? Number.NaN,
    monthlyPaymentPence: car.monthlyPaymentPence ?? Number.NaN,
    balloonPaymentPence: car.balloonPaymentPence ?? 0,
  }
}

const isTerm = (months: number | null): months is number =>
  Number.isInteger(months) && months! >= 1 && months! <= longestTermMonths
