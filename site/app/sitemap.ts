import type { MetadataRoute } from 'next'
import { subjectAddresses, subjectNames } from '#core/filters/address/subject-lists.ts'
import { paths } from '#core/routes/paths.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { config } from '../config.ts'
import { guideSlugs } from '../data/guides/server.ts'
import { listedCapIds } from '../data/deals/quoted-deals.ts'
import { manufacturers } from '../data/makes/server.ts'
import { routes } from '../policy/routes.ts'

export const dynamic = 'force-static'

/** Every page that search engines should list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [guides, capIds, makes] = await Promise.all([guideSlugs(), listedCapIds(), manufacturers()])
  const plain = routes.filter(({ path, isNoindex }) => !isNoindex && !path.includes(':'))
  const subjects = subjectNames.filter((name) => !factsOf(name).isNoindex).flatMap(subjectAddresses)
  const categories = new Set(guides.flatMap(({ category }) => category ?? []))
  return [
    ...[...new Set([...plain.map(({ path }) => path), ...subjects])].map((path) => ({
      url: address(path),
    })),
    ...[...categories].map((category) => ({ url: address(paths.guideCategory(category)) })),
    ...guides.flatMap(({ category, slug, updatedAt }) =>
      category && slug
        ? {
            url: address(paths.guide(category, slug)),
            ...(updatedAt && { lastModified: updatedAt }),
          }
        : [],
    ),
    ...makes.data.flatMap((make) => [
      { url: address(paths.carLeasingMake(make.slug)) },
      ...make.ranges.flatMap((range) => [
        { url: address(paths.carLeasingRange(make.slug, range.slug)) },
        { url: address(paths.specifications(make.slug, range.slug)) },
      ]),
    ]),
    ...capIds.map((capId) => ({ url: address(paths.deal(capId)) })),
  ]
}

const address = (path: string): string => config.siteUrl + (path === '/' ? '' : path)
