import type { DealView } from '#core/landing/deal-page.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { dealTerms } from '#site/components/shared/deal/deal-terms.ts'
import { obligationsOf } from '#site/components/shared/deal/obligations.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { offerTerms } from '#site/components/shared/deal/terms-words.ts'
import type { ShownClaim } from '#site/components/shared/text/claim-text.tsx'
import { blocks, bullets, heading, labelled, markdownText } from './markdown-text.ts'
import { offerMarkdown, priceMarkdown } from './price-markdown.ts'
import { claimMarkdown } from './rich-text-markdown.ts'

/**
 * A car's deal: the price with all that belongs to it, what was agreed beside it, every provider's
 * price on the same terms, and what to know before asking. Rules E-33, E-34.
 */
export function dealMarkdown(
  car: Derivative,
  view: DealView | null,
  included: readonly ShownClaim[],
): string {
  const t = messages.deal
  const facts = markdownText(shortFacts(car, t.facts).join(', '))
  if (view === null) return blocks(facts, markdownText(t.outOfStock), markdownText(t.noOffers))
  const { shown, offers, options } = view
  return blocks(
    facts,
    heading(2, offerTerms(shown, messages.saved.compare)),
    bullets(priceMarkdown(shown)),
    bullets(dealTerms(shown, t.terms).map(({ label, value }) => labelled(label, value))),
    heading(2, messages.markdown.providers),
    ...offers.map((offer) => blocks(heading(3, offer.provider.name), offerMarkdown(offer))),
    heading(2, t.knowTitle),
    ...(included.length > 0
      ? [
          heading(3, t.know.includedTitle),
          bullets(
            included.map(({ text, isDemonstration }) => claimMarkdown(text, isDemonstration)),
          ),
        ]
      : []),
    ...obligationsOf(options.financeTypes.includes('pcp')).map((name) =>
      blocks(heading(3, t.know[`${name}Title`]), markdownText(t.know[name])),
    ),
  )
}
