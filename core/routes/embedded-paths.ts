import type { Calculator } from './route-params.ts'

/**
 * What partners show in frames on pages of their own stands under `/embedded`, which is its index:
 * a list of deals, one car's offers and the calculators. Rules.
 */
export const embeddedPaths = {
  embedded: () => '/embedded',
  embeddedDeals: (search?: string) => (search ? `/embedded/deals?${search}` : '/embedded/deals'),
  embeddedOffers: (capId: string) => `/embedded/vehicles/${encodeURIComponent(capId)}/offers`,
  embeddedCalculator: (name: Calculator) => `/embedded/calculators/${name}`,
} as const
