import type { PcpOffer } from '#core/offer/offer.ts'
import { currency } from '../money/currency.ts'
import { type RepresentativeExample, representativeExample } from './representative-example.ts'

/** Text in place of an example where the figures of a PCP contradict each other. Rule P-68. */
export const noExampleWords =
  'The figures of this PCP do not agree with one another. Ask the provider for a written quotation before you decide.'

/**
 * The representative example of a PCP in words, with every figure that must stand together in one
 * sentence; where the figures contradict each other it says so and names none. Rules P-42, P-68.
 */
export function pcpDescription(offer: PcpOffer): string {
  const checked = representativeExample(offer)
  return checked.ok ? exampleText(checked.example) : noExampleWords
}

function exampleText(example: RepresentativeExample): string {
  const figures = [
    `cash price ${currency(example.cashPricePence)}`,
    `customer deposit ${currency(example.customerDepositPence)}`,
    `deposit contribution ${currency(example.depositContributionPence)}`,
    `amount of credit ${currency(example.amountOfCreditPence)}`,
    `${example.numberOfPayments} monthly payments of ${currency(example.monthlyPaymentPence)}`,
    `optional final payment ${currency(example.optionalFinalPaymentPence)}`,
    `fees of ${currency(example.feesPence)} with the final payment`,
    `total amount payable ${currency(example.totalPayablePence)}`,
    `cost of the credit ${currency(example.chargeForCreditPence)}`,
    `duration ${example.durationMonths} months`,
    `${percent(example.aprPercent)} APR representative`,
    `fixed rate of interest ${percent(example.fixedInterestPercent)} a year`,
  ]
  return `Representative example: ${figures.join(', ')}.`
}

/** Formats a percentage with one decimal, as for an APR. */
function percent(value: number): string {
  return `${value.toFixed(1)}%`
}
