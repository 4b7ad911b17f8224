import 'server-only'
import { subjectPlace } from '#core/filters/address/subject-lists.ts'
import { linkFilters } from '#core/filters/change/link-filters.ts'
import { paths } from '#core/routes/paths.ts'
import { plainPath } from '#core/routes/shown-link.ts'
import { searchedBodyTypes } from '#core/vehicle/body-type.ts'
import { cachedDeals } from '../deals/server.ts'
import { guidesIndex } from '../guides/server.ts'
import { untilRatesChange } from '../leasing/until-rates-change.ts'
import { popularMakes } from '../makes/server.ts'
import type { LiveParts } from './types.ts'

const [makesShown, guidesShown] = [10, 3]

/** The lists with a price beside their link, by address: all of them open on a personal lease. */
const priced = [
  ...searchedBodyTypes.map((body) => [paths.bodyType(body), subjectPlace('bodyType', body)]),
  ...(['electricCars', 'hybridCars'] as const).map((name) => [plainPath(name), subjectPlace(name)]),
] as [string, ReturnType<typeof subjectPlace>][]

/** What menus show of live data: makes, prices, and a guide of each of the first categories. Rule R-29. */
export async function liveParts(): Promise<LiveParts> {
  const [makes, categories, prices] = await Promise.all([
    popularMakes(makesShown),
    guidesIndex(),
    lowestPrices(),
  ])
  const guides = categories.flatMap(({ slug, guides: [first] }) =>
    slug && first?.slug && first.title
      ? [{ label: first.title, href: paths.guide(slug, first.slug) }]
      : [],
  )
  return { makes, guides: guides.slice(0, guidesShown), prices }
}

/** One entry of the cache for all of them, since every page reads it. */
const lowestPrices = (): Promise<LiveParts['prices']> =>
  untilRatesChange(['menu-prices'], async () => {
    const found = await Promise.all(
      priced.map(async ([href, place]) => {
        const { deals } = await cachedDeals(linkFilters(place?.scope ?? {}), 1)
        return deals.map(({ offer }) => [href, offer.monthlyPaymentPence])
      }),
    )
    return Object.fromEntries(found.flat()) as LiveParts['prices']
  })
