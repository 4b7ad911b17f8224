import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureFlagLabels, featureFlags } from '#core/vehicle/feature-flag.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import { excessTerm } from '#site/components/shared/deal/deal-terms.ts'
import { labelsInOrder } from '#site/components/shared/deal/labels-in-order.ts'
import { specification } from '#site/components/shared/deal/specification.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Fact } from '#site/ui/facts/facts.tsx'
import { offerTerms } from '#site/components/shared/deal/terms-words.ts'

type Texts = Pick<Messages, 'deal' | 'saved'>

/** A row of the comparison: one text a column, and whether they are all one. */
export type ComparedRow = { label: string; values: string[]; isSame: boolean }

/** Facts of several deals as rows of one table; what one of them lacks is a dash. Rule L-78. */
export function comparedRows(
  columns: readonly (readonly Fact[])[],
  missing: string,
): ComparedRow[] {
  const labels = labelsInOrder(columns.map((facts) => facts.map(({ label }) => label)))
  return labels.map((label) => {
    const values = columns.map(
      (facts) => facts.find((fact) => fact.label === label)?.value ?? missing,
    )
    return { label, values, isSame: columns.length > 1 && new Set(values).size === 1 }
  })
}

/** What is compared of an offer beside its price. */
export function offerFacts(offer: Offer, { deal, saved }: Texts): Fact[] {
  const texts = saved.compare
  const isStock = !isPcpOffer(offer) && offer.profile.isInStock
  return [
    { label: texts.terms, value: offerTerms(offer, texts) },
    {
      label: texts.fees,
      value: offer.processingFeePence === 0 ? texts.none : currency(offer.processingFeePence),
    },
    { ...excessTerm(offer, deal.terms), label: texts.excess },
    ...(isPcpOffer(offer)
      ? []
      : [
          {
            label: texts.maintenance,
            value: offer.profile.isMaintained ? deal.terms.included : deal.terms.notIncluded,
          },
        ]),
    {
      label: texts.delivery,
      value: fill(isStock ? deal.terms.inStock : deal.terms.factory, offer.deliveryWeeks),
    },
    { label: texts.provider, value: offer.provider.name },
  ]
}

/** The figures and the equipment of a car. Equipment that one of the cars has is told of each. */
export function carFacts(car: Derivative, all: readonly Derivative[], texts: Texts): Fact[] {
  const { compare } = texts.saved
  const flags = featureFlags.filter((flag) => all.some(({ features }) => features.includes(flag)))
  return [
    { label: compare.body, value: bodyTypeLabels[car.bodyType].one },
    { label: compare.fuel, value: fuelTypeLabels[car.fuelType] },
    { label: compare.gearbox, value: transmissionLabels[car.transmission] },
    ...specification(car, texts.deal.spec),
    // A car without any known equipment has one that nobody has told us of.
    ...(car.features.length === 0
      ? []
      : flags.map((flag) => ({
          label: featureFlagLabels[flag],
          value: car.features.includes(flag) ? compare.yes : compare.no,
        }))),
  ]
}
