import { type LiveFigures, withFigures } from '#core/content/live-figures.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import { type FigurePlace, placeKey, type TextFigures } from '#core/content/resolve-text.ts'
import { dealFigures } from '#core/offer/deal-figures.ts'
import { manufacturers } from '../makes/server.ts'
import { quotedDeals } from '../deals/quoted-deals.ts'
import { rangePages } from '../ranges/server.ts'
import { untilRatesChange } from '../leasing/until-rates-change.ts'

/** The figures as they stand now. */
export async function liveFigures(): Promise<LiveFigures> {
  const { providers, isDemonstration } = await manufacturers()
  return { providers, enquiryHandover: enquiryHandover(isDemonstration) }
}

/** Content of editors with the figures as they stand now in place of its placeholders. Rule K-16. */
export async function withLiveFigures<Content>(content: Content | Promise<Content>) {
  const [found, figures] = await Promise.all([content, liveFigures()])
  return withFigures(found as Content, figures)
}

/**
 * What can be told of a make, a range or of everything, written as a reader sees it; kept until
 * rates change. Rules E-10, K-20.
 */
export const liveFiguresFor = (place: FigurePlace): Promise<TextFigures> =>
  untilRatesChange(['live-figures', placeKey(place)], () => figuresOf(place))

async function figuresOf(place: FigurePlace): Promise<TextFigures> {
  const [counts, deals, inStock, { providers }] = await Promise.all([
    countsOf(place),
    quotedDeals(place),
    quotedDeals(place, { inStock: true }),
    manufacturers(),
  ])
  return dealFigures({ ...counts, deals, inStock, providers }, place)
}

/** How many cars of how many ranges somebody quotes for, on whatever profile. */
async function countsOf({ manufacturer, range }: FigurePlace) {
  if (manufacturer === undefined) {
    const { data } = await manufacturers()
    return {
      derivatives: sum(data.map(({ derivatives }) => derivatives)),
      ranges: sum(data.map(({ ranges }) => ranges.length)),
    }
  }
  const pages = (await rangePages(manufacturer)) ?? []
  const within = pages.filter(({ slug }) => range === undefined || slug === range)
  return {
    derivatives: sum(within.map(({ derivatives }) => derivatives)),
    ranges: within.filter(({ derivatives }) => derivatives > 0).length,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
