import 'server-only'
import type { SeoTemplates } from '#core/routes/page-seo.ts'
import { factsOf, type RouteName } from '#core/routes/route-table.ts'
import { routeSeoQuery } from '#schemas/queries/route-seo.ts'
import { contentOr } from '../content/server.ts'
import { stegaClean } from '@sanity/client/stega'

/**
 * The templates editors wrote for a page of the table of pages; null where they wrote none. Search
 * pages have none: no search engine shows them. Rule R-25.
 */
export async function routeSeo(name: RouteName): Promise<SeoTemplates | null> {
  const { pattern, isNoindex } = factsOf(name)
  return isNoindex ? null : stegaClean(await contentOr(null, routeSeoQuery, { route: pattern }))
}
