import { withSearch } from './paths.ts'
import type { Calculator } from './route-params.ts'

/** Whether a path is of a page that partners show in frames. Rule R-13. */
export const isEmbedded = (pathname: string): boolean =>
  pathname === '/embedded' || pathname.startsWith('/embedded/')

/**
 * Addresses of pages that partners show in frames, under `/embedded`, which is their index: a list
 * of deals, one car's offers and the calculators. Rules.
 */
export const embeddedPaths = {
  embedded: () => '/embedded',
  embeddedDeals: (search?: string) => withSearch('/embedded/deals', search),
  embeddedOffers: (capId: string, search?: string) =>
    withSearch(`/embedded/vehicles/${encodeURIComponent(capId)}/offers`, search),
  embeddedCalculator: (name: Calculator, search?: string) =>
    withSearch(`/embedded/calculators/${name}`, search),
} as const
