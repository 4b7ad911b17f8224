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
  const family = /^\/(?:car|budget)-search/.exec(pattern)?.[0]
  const route = [placed, family].flatMap((path) =>
    contentRoutes.filter((each) => each.route === path),
  )[0]
  return route?.route ?? null
}
