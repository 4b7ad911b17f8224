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
  const agreement = agreementOf(car, car.financeProduct)
  if (!agreement) return { outcome: 'notCalculable' }
  const rate = agreementRate(agreement)
  if (!rate.ok) return { outcome: 'notCalculable' }
  const monthsPaid = monthsBetween(agreement.startDay, today)
  if (monthsPaid < 0) return { outcome: 'notCalculable' }

  const figuresIn = (months: number) => {
    const settlement = settlementPence(agreement, rate.rate, monthsPaid + months)
    const value = carValueAfterPence(valuationPence, months, retainedEachYearBasisPoints)
    return { settlementPence: settlement, equityPence: value - settlement }
  }
  const now = figuresIn(0)
  if (now.equityPence >= 0) return { outcome: 'positive', ...now }
  const monthsLeft = monthlyPaymentsOf(agreement) - monthsPaid
  const monthsToWait = Array.from({ length: monthsLeft }, (_, at) => at + 1).find(
    (months) => figuresIn(months).equityPence >= 0,
  )
  return { outcome: 'negative', ...now, monthsToWait: monthsToWait ?? null }
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
