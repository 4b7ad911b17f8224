import type { Calculator } from './route-params.ts'

/**
 * Addresses of pages that partners show in frames, under `/embedded`, which is their index: a list
 * of deals, one car's offers and the calculators. Rules.
 */
export const embeddedPaths = {
  embedded: () => '/embedded',
  embeddedDeals: (search?: string) => (search ? `/embedded/deals?${search}` : '/embedded/deals'),
  embeddedOffers: (capId: string) => `/embedded/vehicles/${encodeURIComponent(capId)}/offers`,
  embeddedCalculator: (name: Calculator) => `/embedded/calculators/${name}`,
} as const
