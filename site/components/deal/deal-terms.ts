import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/currency.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'
import type { Fact } from '../../ui/facts/facts.tsx'

type Texts = Messages['deal']['terms']

/** What a person must know of an offer before being asked for contact details. */
export function dealTerms(offer: Offer, texts: Texts): Fact[] {
  const isPcp = isPcpOffer(offer)
  const isInStock = !isPcp && offer.profile.isInStock
  return [
    { label: texts.provider, value: offer.provider.name },
    {
      label: texts.delivery,
      value: fill(isInStock ? texts.inStock : texts.factory, offer.deliveryWeeks),
    },
    {
      label: texts.excess,
      value: fill(texts.excessValue, { pence: offer.excessMileagePencePerMile }),
    },
    ...(isPcp
      ? [
          { label: texts.cashPrice, value: currency(offer.cashPricePence) },
          ...(offer.depositContributionPence > 0
            ? [{ label: texts.contribution, value: currency(offer.depositContributionPence) }]
            : []),
          { label: texts.credit, value: currency(offer.amountOfCreditPence) },
          { label: texts.apr, value: `${offer.aprPercent.toFixed(1)}%` },
        ]
      : [
          {
            label: texts.maintenance,
            value: offer.profile.isMaintained ? texts.included : texts.notIncluded,
          },
          { label: texts.effective, value: currency(offer.effectiveMonthlyPence) },
        ]),
    { label: texts.checked, value: writtenDay(offer.checkedAt) },
    { label: texts.validUntil, value: writtenDay(offer.validUntil) },
  ]
}
