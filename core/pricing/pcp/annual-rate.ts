import { sumPence } from '../money/sum-pence.ts'

/** A payment and its time since the start of the credit. */
export type DatedPayment = {
  /** Years since the first money was lent: a month is a twelfth. */
  afterYears: number
  pence: number
}

/** What a lender pays out and what the customer pays back, charges included. */
export type CreditFlows = { lent: readonly DatedPayment[]; repaid: readonly DatedPayment[] }

/** Why payments have no annual rate. */
export type NoRate = 'notAmounts' | 'nothingLent' | 'repaidTooLittle' | 'repaidTooSoon' | 'tooHigh'

/** A rate as a fraction of one, 0.069 for 6.9%. */
export type AnnualRate = { ok: true; rate: number } | { ok: false; reason: NoRate }

/** Upper bound of a rate, 100,000% a year: beyond it the payments were mistyped. */
const highestRate = 1000

/**
 * Step sizes of the search, from 512 down to less than a billionth of a per cent, each half the one
 * before.
 */
const steps = Array.from({ length: 50 }, (_, at) => 2 ** (9 - at))

/**
 * The annual rate at which all repayments are worth all money lent: X in the equation ΣC/(1+X)^t =
 * ΣD/(1+X)^s of the total-charge-for-credit rules (FCA Handbook, CONC App 1.2). Rules P-39, P-40.
 *
 * What is repaid loses worth against what was lent as the rate rises, because nothing is repaid
 * before all is lent; so there is one answer, and halving steps find it in fifty tries whatever
 * the figures are. Repaid sums that fall short by less than a penny a payment are a rounded plan
 * without interest.
 */
export function annualRate({ lent, repaid }: CreditFlows): AnnualRate {
  if (![...lent, ...repaid].every(isPayment)) return { ok: false, reason: 'notAmounts' }
  const reason = noRateOf({
    lentPence: totalOf(lent),
    repaidPence: totalOf(repaid),
    payments: repaid.length,
  })
  if (reason) return { ok: false, reason }
  const lastLent = Math.max(...lent.map(({ afterYears }) => afterYears))
  if (repaid.some(({ afterYears }) => afterYears < lastLent)) {
    return { ok: false, reason: 'repaidTooSoon' }
  }
  return highestRateWhere((rate) => worthAt(rate, repaid) >= worthAt(rate, lent))
}

/** Why sums have no rate regardless of dates; null where that depends on the dates. Rule P-40. */
export function noRateOf(sums: {
  lentPence: number
  repaidPence: number
  /** Number of payments in the repaid sum; each may have been rounded down. */
  payments: number
}): NoRate | null {
  if (sums.lentPence === 0) return 'nothingLent'
  return sums.lentPence - sums.repaidPence >= sums.payments ? 'repaidTooLittle' : null
}

/**
 * Searches for the highest rate at which payments are still worth enough, in fifty halving steps.
 * Rule P-39.
 * @param isTooLow true at every rate below the one sought, and false above it
 */
export function highestRateWhere(isTooLow: (rate: number) => boolean): AnnualRate {
  if (isTooLow(highestRate)) return { ok: false, reason: 'tooHigh' }
  const rate = steps.reduce((found, step) => (isTooLow(found + step) ? found + step : found), 0)
  return { ok: true, rate }
}

/**
 * A rate in per cent, rounded half up to one decimal. Rule P-39.
 * @example percentOf(0.0695) // 7
 */
export function percentOf(rate: number): number {
  // The search approaches the rate from below, to some ten-billionths: 6.95% may come as
  // 6.9499999999%.
  return Math.round(Number((rate * 1000).toFixed(6))) / 10
}

/** Present value of payments at an annual rate, in fractional pence. */
export function worthAt(rate: number, payments: readonly DatedPayment[]): number {
  return payments.reduce(
    (worth, { afterYears, pence }) => worth + pence / (1 + rate) ** afterYears,
    0,
  )
}

/** Whether an amount is whole pence, not negative. Rule P-40. */
export const isAmount = (pence: number): boolean => Number.isSafeInteger(pence) && pence >= 0

const isPayment = ({ afterYears, pence }: DatedPayment) =>
  isAmount(pence) && afterYears >= 0 && Number.isFinite(afterYears)

const totalOf = (payments: readonly DatedPayment[]) => sumPence(payments.map(({ pence }) => pence))
