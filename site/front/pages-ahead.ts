import type { Route } from '../policy/routes.ts'

/** Next's manifest of prerendered pages: whole addresses, and patterns. */
export type PrerenderManifest = {
  routes: Readonly<Record<string, unknown>>
  dynamicRoutes: Readonly<Record<string, unknown>>
}

/**
 * The fixed pages that a build renders for each request all the same, because something in them
 * reads a cookie, the query or an uncached answer outside the preview; none where all is well. What
 * is rendered for each request costs several times as much and is in no cache (docs/adr/0001).
 */
export const pagesNotAhead = (
  routes: readonly Pick<Route, 'path' | 'kind'>[],
  manifest: PrerenderManifest,
): string[] => pathsOf(routes, 'fixed', manifest, false)

/**
 * The live pages that a build renders ahead all the same. What a live document leaves out of its
 * payload (site/live-document) would be missing in a payload that Next caches for its router.
 */
export const livePagesAhead = (
  routes: readonly Pick<Route, 'path' | 'kind'>[],
  manifest: PrerenderManifest,
): string[] => pathsOf(routes, 'live', manifest, true)

/** The pages of a kind that are rendered ahead, or are not. */
function pathsOf(
  routes: readonly Pick<Route, 'path' | 'kind'>[],
  kind: Route['kind'],
  manifest: PrerenderManifest,
  isAhead: boolean,
): string[] {
  const ahead = [...Object.keys(manifest.routes), ...Object.keys(manifest.dynamicRoutes)]
  const shapes = new Set(ahead.map((address) => shapeOf(withoutStorefront(address))))
  return routes
    .filter((route) => route.kind === kind && shapes.has(shapeOf(route.path)) === isAhead)
    .map(({ path }) => path)
}

/** The first segment is the storefront, which no public address shows. */
const withoutStorefront = (address: string): string => address.replace(/^\/[^/]+/, '') || '/'

/** The same for `/:capId` as the product writes a parameter and `/[capId]` as Next does. */
const shapeOf = (path: string): string => path.replaceAll(/\[[^\]]+\]|:\w+/g, '*')
