import { factsOf, type RouteName } from '#core/routes/route-table.ts'
import { type ContentRoute, contentRoutes } from '#schemas/placement/content-route.ts'

/**
 * The route under which editors place questions and banners on a page; the pages of a search that
 * have none of their own belong to its family. Null where nothing can be placed. Rule R-21.
 * @example contentRouteOf('carSearchMake') // '/car-search'
 */
export function contentRouteOf(name: RouteName): ContentRoute | null {
  const { pattern } = factsOf(name)
  const placed = pattern.replaceAll(/:(\w+)/g, '{$1}')
  return known(placed) ?? familyRouteOf(pattern)
}

/**
 * The route of the search that a page belongs to, whose questions stand on it when it has none
 * placed on itself. Null outside the searches. Rule R-21.
 */
export function familyRouteOf(route: string): ContentRoute | null {
  return known(/^\/(?:car|budget)-search/.exec(route)?.[0])
}

const known = (path: string | undefined): ContentRoute | null =>
  contentRoutes.find(({ route }) => route === path)?.route ?? null
