import { subjectAddresses, subjectNames } from '#core/filters/address/subject-lists.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { paths } from '#core/routes/paths.ts'
import type { ListedPage } from '#site/components/feeds/sitemap-xml.ts'
import { listedCarDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { mediaSources } from '#site/components/shared/text/media-url.ts'
import { pageKeys } from './(site)/content-route.tsx'
import { listedDeals } from '#site/data/deals/quoted-deals.ts'
import { allGuides } from '#site/data/guides/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { pageDates } from '#site/data/pages/server.ts'
import { routes } from '#site/policy/routes.ts'
import { carFileName } from '#site/ui/car-drawing/car-file-name.ts'

/**
 * The parts of the site map, each in a file of its own at the root, with the addresses of the
 * storefront found at `siteUrl`. Rules E-30, D-80.
 */
export const sitemapParts = {
  pages: plainPages,
  guides: guidePages,
  makes: makePages,
  deals: dealPages,
} as const satisfies Record<string, (siteUrl: string) => Promise<ListedPage[]>>

export type SitemapPart = keyof typeof sitemapParts

export const partNames = Object.keys(sitemapParts) as SitemapPart[]

export const partPath = (part: SitemapPart): string => `/sitemap-${part}.xml`

/** An own path as an absolute address. */
export const absolute = (siteUrl: string, path: string): string =>
  siteUrl + (path === '/' ? '' : path)

/** Pages whose address has no parameters, and every list about a subject. */
async function plainPages(siteUrl: string): Promise<ListedPage[]> {
  const plain = routes.filter(({ path, isNoindex }) => !isNoindex && !path.includes(':'))
  const subjects = subjectNames.filter((name) => !factsOf(name).isNoindex).flatMap(subjectAddresses)
  const changedAt = await changesOfTexts()
  return [...new Set([...plain.map(({ path }) => path), ...subjects])].map((path) => ({
    url: absolute(siteUrl, path),
    changedAt: changedAt.get(path),
  }))
}

/** The days on which the pages of one text were last changed, by their addresses. */
async function changesOfTexts(): Promise<Map<string, string>> {
  const dates = new Map((await pageDates()).map(({ key, updatedAt }) => [key, updatedAt]))
  return new Map(
    Object.entries(pageKeys).flatMap(([name, key]) => {
      const changed = dates.get(key)
      return changed ? [[factsOf(name as keyof typeof pageKeys).pattern, changed]] : []
    }),
  )
}

/** Guides with the day they were last checked, which their pages say, and their categories. */
async function guidePages(siteUrl: string): Promise<ListedPage[]> {
  const guides = await allGuides()
  const categories = new Set(guides.map(({ category }) => category.slug))
  return [
    ...[...categories].map((category) => ({
      url: absolute(siteUrl, paths.guideCategory(category)),
    })),
    ...guides.map(({ category, slug, updatedAt, cover }) => {
      const picture = cover && mediaSources(cover)
      return {
        url: absolute(siteUrl, paths.guide(category.slug, slug)),
        changedAt: updatedAt,
        pictures: picture ? [absolute(siteUrl, picture.src)] : [],
      }
    }),
  ]
}

/** Makes and their ranges, each range with the drawing of its cheapest car. */
async function makePages(siteUrl: string): Promise<ListedPage[]> {
  const [makes, deals] = await Promise.all([manufacturers(), listedDeals()])
  const drawings = new Map(
    deals
      .toReversed()
      .map(({ derivative }) => [
        rangeValue(derivative.manufacturer.slug, derivative.range.slug),
        carFileName(listedCarDrawing(derivative)),
      ]),
  )
  return makes.data.flatMap((make) => [
    { url: absolute(siteUrl, paths.carLeasingMake(make.slug)) },
    ...make.ranges.flatMap((range) => {
      const drawing = drawings.get(rangeValue(make.slug, range.slug))
      return [
        {
          url: absolute(siteUrl, paths.carLeasingRange(make.slug, range.slug)),
          pictures: drawing === undefined ? [] : [absolute(siteUrl, `/cars/${drawing}`)],
        },
        { url: absolute(siteUrl, paths.specifications(make.slug, range.slug)) },
      ]
    }),
  ])
}

/** Every car that somebody quotes for. */
async function dealPages(siteUrl: string): Promise<ListedPage[]> {
  const deals = await listedDeals()
  const capIds = new Set(deals.map(({ derivative }) => derivative.capId))
  return [...capIds].map((capId) => ({ url: absolute(siteUrl, paths.deal(capId)) }))
}
