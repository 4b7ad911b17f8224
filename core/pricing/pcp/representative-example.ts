import type { PcpOffer } from '#core/offer/offer.ts'
import { percentOf } from './annual-rate.ts'
import { pcpAnnualRate } from './pcp-apr.ts'
import { pcpTotalPence } from './pcp-figures.ts'

/**
 * The representative example of a PCP price, whose figures a page must show together under the
 * FCA's rules for credit advertisements (CONC 3.5.5R). Money in whole pence. Rule P-42.
 */
export type RepresentativeExample = {
  cashPricePence: number
  customerDepositPence: number
  depositContributionPence: number
  amountOfCreditPence: number
  numberOfPayments: number
  monthlyPaymentPence: number
  optionalFinalPaymentPence: number
  /** Due with the optional final payment. */
  feesPence: number
  totalPayablePence: number
  /** Cost of the credit: everything repaid less the amount lent. */
  chargeForCreditPence: number
  durationMonths: number
  /** As the provider states it. */
  aprPercent: number
  /** Yearly interest on the credit without the fees; it does not change during the agreement. */
  fixedInterestPercent: number
}

/** Why a PCP offer has no representative example. */
export type NoExample = 'creditDoesNotFit' | 'totalDoesNotFit' | 'aprDoesNotFit'

/**
 * Tolerance of a stated rate below and above the calculated one, in tenths of a per cent (SI
 * 2010/1013, schedule 2).
 */
const aprMayFallShortTenths = 1
const aprMayExceedTenths = 10

/**
 * The representative example of a PCP offer, validated: the credit is the cash price less both
 * deposits, the total is the sum of its parts, and the stated APR is the rate of the payments
 * within the law's tolerance. Rules P-42, P-43.
 */
export function representativeExample(
  offer: PcpOffer,
): { ok: true; example: RepresentativeExample } | { ok: false; reason: NoExample } {
  const { cashPricePence, depositPence, depositContributionPence, amountOfCreditPence } = offer
  const feesPence = offer.processingFeePence
  if (amountOfCreditPence !== cashPricePence - depositPence - depositContributionPence) {
    return { ok: false, reason: 'creditDoesNotFit' }
  }
  if (offer.totalPayablePence !== pcpTotalPence({ ...offer, feesPence })) {
    return { ok: false, reason: 'totalDoesNotFit' }
  }
  const rate = pcpAnnualRate(offer)
  const interest = pcpAnnualRate({ ...offer, processingFeePence: 0 })
  if (!rate.ok || !isTolerable(offer.aprPercent, percentOf(rate.rate))) {
    return { ok: false, reason: 'aprDoesNotFit' }
  }
  return {
    ok: true,
    example: {
      cashPricePence,
      customerDepositPence: depositPence,
      depositContributionPence,
      amountOfCreditPence,
      numberOfPayments: offer.numberOfPayments,
      monthlyPaymentPence: offer.monthlyPaymentPence,
      optionalFinalPaymentPence: offer.optionalFinalPaymentPence,
      feesPence,
      totalPayablePence: offer.totalPayablePence,
      chargeForCreditPence: offer.totalPayablePence - depositPence - amountOfCreditPence,
      durationMonths: offer.profile.termMonths,
      aprPercent: offer.aprPercent,
      // The payments without the fees can only fail by repaying too little: the fees are all it costs.
      fixedInterestPercent: interest.ok ? percentOf(interest.rate) : 0,
    },
  }
}

/** Compared in tenths of a per cent, so that 7.0 - 6.9 is exactly one tenth. */
function isTolerable(statedPercent: number, truePercent: number): boolean {
  const excess = Math.round((statedPercent - truePercent) * 10)
  return excess >= -aprMayFallShortTenths && excess <= aprMayExceedTenths
}
