import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Fact } from '#site/ui/facts/facts.tsx'

type Texts = Messages['deal']['terms']

/**
 * Terms of an offer to be shown beside its price before contact details are requested: a PCP's
 * example names its length, miles and charges already (Rules D-44, D-46).
 */
export function dealTerms(offer: Offer, texts: Texts): Fact[] {
  const isPcp = isPcpOffer(offer)
  const isInStock = !isPcp && offer.profile.isInStock
  return [
    { label: texts.provider, value: offer.provider.name },
    {
      label: texts.delivery,
      value: fill(isInStock ? texts.inStock : texts.factory, offer.deliveryWeeks),
    },
    ...(isPcp
      ? []
      : [
          { label: texts.length, value: fill(texts.months, { count: offer.profile.termMonths }) },
          excessTerm(offer, texts),
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

/** The excess mileage charge as a term. */
export function excessTerm(offer: Offer, texts: Texts): Fact {
  return {
    label: texts.excess,
    value: fill(texts.excessValue, { pence: offer.excessMileagePencePerMile }),
  }
}
