import { isNativeLink } from './blog.ts'
import { isRefusedToCrawlers } from './crawlers.ts'
import { matchRoute } from './match-route.ts'
import { type RouteName, routeTable } from './route-table.ts'

/** Whether the site has a page of this route. */
export type IsBuilt = (name: RouteName) => boolean

/** A route without parameters. */
export type PlainRoute = {
  [Name in RouteName]: (typeof routeTable)[Name]['pattern'] extends `${string}:${string}`
    ? never
    : Name
}[RouteName]

/** The only address of a route without parameters. */
export const plainPath = (name: PlainRoute): string => routeTable[name].pattern

/**
 * Whether the frame shows a link: to a page that is built and that crawlers may read, or out of the
 * application. Rule R-26.
 * @example isShownLink('/special-offers', (name) => name === 'home') // false
 */
export function isShownLink(href: string, isBuilt: IsBuilt): boolean {
  if (isNativeLink(href)) return true
  const name = matchRoute(href.split(/[?#]/)[0]!)?.name
  return name !== undefined && isBuilt(name) && !isRefusedToCrawlers(href)
}
