import { isInStock, type Offer } from '#core/offer/offer.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { figuresOf } from '#site/ui/price-block/price.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { bullets, labelled, markdownText } from './markdown-text.ts'

/**
 * An offer's price as a card shows it, with all that belongs to it: a lease's three lines, a PCP's
 * APR and its whole example. Rules D-42, D-44, E-34.
 */
export function priceMarkdown(offer: Offer): string[] {
  const price = priceLines(offer, messages.deal.price)
  if (price.kind === 'withheld') return [markdownText(price.words)]
  if (price.kind === 'hire')
    return [
      `**${markdownText(price.monthly)}** ${markdownText(price.monthlyUnit)}`,
      markdownText(price.payments),
      markdownText(price.mileage),
      markdownText(`${price.total} ${price.totalUnit}`),
    ]
  return [
    `**${markdownText(price.monthly)}** ${markdownText(price.monthlyUnit)}, **${markdownText(price.apr)}** ${markdownText(price.aprUnit)}`,
    markdownText(price.terms),
    `${markdownText(price.example.title)}: ${figuresOf(price.example.figures)
      .map(({ label, amount }) => labelled(label, amount))
      .join('; ')}`,
  ]
}

/** Who quotes it, when it comes and when it was checked. */
export function quoteMarkdown(offer: Offer): string[] {
  const t = messages.deal.card
  return [
    fill(t.provider, { provider: offer.provider.name }),
    fill(isInStock(offer) ? t.inStock : t.factory, offer.deliveryWeeks),
    fill(t.checked, { date: writtenDay(offer.checkedAt) }),
  ].map(markdownText)
}

/** The whole of an offer as a list. */
export const offerMarkdown = (offer: Offer): string =>
  bullets([...priceMarkdown(offer), ...quoteMarkdown(offer)])
