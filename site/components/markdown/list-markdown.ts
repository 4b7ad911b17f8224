import { pageCount } from '#core/filters/address/list-pages.ts'
import { cardPath } from '#core/landing/offer-path.ts'
import type { Deal, DealPage } from '#core/offer/deal.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { blocks, bullets, heading, markdownLink, markdownText } from './markdown-text.ts'
import { offerMarkdown, priceMarkdown } from './price-markdown.ts'

type ListedPage = Pick<DealPage, 'total' | 'rows' | 'page'> & { deals: readonly Deal[] }

type ListWords = {
  /** How many deals there are, and from what price. */
  summary: string
  /** What the filters come to, as a sentence. */
  filters: string
  /** What is said of a list without deals. */
  empty: string
  hrefOf: (page: number) => string
}

/**
 * A page of a list: of PCPs with the representative example first, every deal with its price in
 * full, and the ways to the pages beside it. Rules D-45, E-33, E-34.
 */
export function listMarkdown(list: ListedPage, words: ListWords, siteUrl: string): string {
  const { page, total, rows, deals } = list
  const pages = pageCount(total, rows)
  const steps = [
    ...(page > 1 ? [{ label: messages.results.list.previous, to: page - 1 }] : []),
    ...(page < pages ? [{ label: messages.results.list.next, to: page + 1 }] : []),
  ]
  if (deals.length === 0) return blocks(markdownText(words.filters), markdownText(words.empty))
  return blocks(
    markdownText(words.summary),
    markdownText(words.filters),
    exampleMarkdown(deals),
    dealsMarkdown(deals, siteUrl),
    bullets(
      steps.map(({ label, to }) => markdownLink(label, new URL(words.hrefOf(to), siteUrl).href)),
    ),
  )
}

/** Deals as sections: the car, its facts, its price with all that belongs to it. */
export const dealsMarkdown = (deals: readonly Deal[], siteUrl: string): string =>
  blocks(
    ...deals.map(({ derivative, offer }) =>
      blocks(
        `### ${markdownLink(
          `${carName(derivative)} ${derivative.name}`,
          new URL(cardPath(offer), siteUrl).href,
        )}`,
        markdownText(shortFacts(derivative, messages.deal.facts).join(', ')),
        offerMarkdown(offer),
      ),
    ),
  )

/** The representative example of a list of PCPs, of its first deal; null on a list of leases. Rule D-45. */
function exampleMarkdown(deals: readonly Deal[]): string | null {
  const t = messages.results.list.credit
  for (const { derivative, offer } of deals) {
    if (priceLines(offer, messages.deal.price).kind !== 'credit') continue
    const car = `${carName(derivative)} ${derivative.name}`
    const [, , example = ''] = priceMarkdown(offer)
    return blocks(
      heading(2, fill(t.about, { car, provider: offer.provider.name })),
      example,
      markdownText(t.note),
    )
  }
  return null
}
