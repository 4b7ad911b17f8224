import type { PcpOffer } from '#core/offer/offer.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { noExampleWords } from '#core/pricing/pcp/pcp-description.ts'
import {
  type RepresentativeExample,
  representativeExample,
} from '#core/pricing/pcp/representative-example.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { CreditFigures, CreditPrice, WithheldPrice } from '#site/ui/price-block/price.ts'

type Texts = Messages['deal']['price']['credit']

/**
 * A PCP's price with its representative example; without a price where the example is refused,
 * because its figures do not agree. Rules P-42, P-68, D-44.
 */
export function creditPrice(
  offer: PcpOffer,
  texts: Texts,
  perMonth: string,
): CreditPrice | WithheldPrice {
  const checked = representativeExample(offer)
  if (!checked.ok) return { kind: 'withheld', words: noExampleWords }
  const { example } = checked
  return {
    kind: 'credit',
    monthly: currency(example.monthlyPaymentPence),
    monthlyUnit: perMonth,
    apr: percent(example.aprPercent),
    aprUnit: texts.aprUnit,
    terms: fill(texts.terms, {
      count: example.numberOfPayments,
      months: example.durationMonths,
      miles: mileageLabel(offer.profile.annualMileageMiles),
    }),
    example: { title: texts.title, figures: figuresOfExample(example, offer, texts) },
  }
}

function figuresOfExample(
  example: RepresentativeExample,
  { profile, excessMileagePencePerMile }: PcpOffer,
  texts: Texts,
): CreditFigures {
  const money = (label: string, pence: number) => ({ label, amount: currency(pence) })
  const moneyIfAny = (label: string, pence: number) => (pence > 0 ? money(label, pence) : null)
  return {
    cashPrice: money(texts.cashPrice, example.cashPricePence),
    deposit: money(texts.deposit, example.customerDepositPence),
    contribution: moneyIfAny(texts.contribution, example.depositContributionPence),
    credit: money(texts.amount, example.amountOfCreditPence),
    payments: money(
      fill(texts.payments, { count: example.numberOfPayments }),
      example.monthlyPaymentPence,
    ),
    finalPayment: money(texts.finalPayment, example.optionalFinalPaymentPence),
    fee: moneyIfAny(texts.fee, example.feesPence),
    total: money(texts.total, example.totalPayablePence),
    cost: money(texts.cost, example.chargeForCreditPence),
    duration: {
      label: texts.duration,
      amount: fill(texts.months, { count: example.durationMonths }),
    },
    apr: { label: texts.apr, amount: percent(example.aprPercent) },
    interest: {
      label: texts.interest,
      amount: fill(texts.aYear, { percent: percent(example.fixedInterestPercent) }),
    },
    mileage: { label: texts.mileage, amount: mileageLabel(profile.annualMileageMiles) },
    excess: {
      label: texts.excess,
      amount: fill(texts.pence, { pence: excessMileagePencePerMile }),
    },
  }
}

/** One decimal, as an APR is told. */
function percent(value: number): string {
  return `${value.toFixed(1)}%`
}
