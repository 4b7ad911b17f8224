import { offerPath } from '#core/landing/offer-path.ts'
import type { DealSelection } from '#core/landing/deal-selection.ts'
import type { TrimSibling } from '#core/landing/trim-siblings.ts'
import type { Deal } from '#core/offer/deal.ts'
import { isInStock } from '#core/offer/offer.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { StripCard } from '#site/ui/deal-strip/deal-strip.tsx'
import { listedCarDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { effectiveOnCard } from '#site/components/shared/deal/effective-words.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'

const texts = messages.car
const { card, price } = messages.deal

/** A deal beside another as a card, priced in full. Rules D-42, D-58. */
export function besideCard({ derivative, offer }: Deal): StripCard {
  return {
    href: offerPath(offer),
    name: carName(derivative),
    derivative: derivative.name,
    price: priceLines(offer, price),
    picture: { ...listedCarDrawing(derivative), alt: '' },
    foot: [
      effectiveOnCard(offer, card),
      fill(isInStock(offer) ? card.inStock : card.factory, offer.deliveryWeeks),
      fill(card.provider, { provider: offer.provider.name }),
      fill(card.checked, { date: writtenDay(offer.checkedAt) }),
    ].filter((line) => line !== undefined),
  }
}

/** A trim with what it costs more or less a month than the car of the page. Rule K-36. */
export function siblingCard({ trim, deal, differencePence }: TrimSibling): StripCard {
  return {
    ...besideCard(deal),
    name: trim,
    note: differenceWords(differencePence),
    isGood: differencePence < 0,
  }
}

/** "+£13.20 a month, all in" */
export function differenceWords(differencePence: number): string {
  if (differencePence === 0) return texts.same
  const sign = differencePence > 0 ? '+' : ''
  return fill(texts.difference, { amount: `${sign}${currency(differencePence)}` })
}

/** The terms that siblings are compared on, since the page's own may be changed below them. Rule K-36. */
export function siblingTerms(selection: DealSelection): string {
  const { termMonths, annualMileageMiles, deposit, isMaintained } = selection
  const months = (count: number) => fill(count === 1 ? texts.month : texts.months, { count })
  return fill(isMaintained ? texts.siblingsMaintained : texts.siblingsLede, {
    term: months(termMonths),
    miles: mileageLabel(annualMileageMiles),
    rentals: months(deposit),
  })
}
