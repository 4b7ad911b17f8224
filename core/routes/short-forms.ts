import { matchPattern } from './match-pattern.ts'

/**
 * Permanent redirects: addresses without a required part go to the nearest parent, words
 * that stand for a page go to it (R-07, D-21).
 */
export const movedRoutes = [
  { from: '/vehicles', to: '/car-search' },
  { from: '/vehicles/offers', to: '/car-search' },
  { from: '/vehicles/get-this-deal', to: '/car-search' },
  { from: '/special-offers/details', to: '/special-offers' },
  { from: '/budget-search/models', to: '/budget-search/personal/models' },
  { from: '/budget-search/models/:model', to: '/budget-search/personal/models/:model' },
  { from: '/car-leasing/:manufacturer/specifications', to: '/car-leasing/:manufacturer' },
  {
    from: '/car-search/:manufacturer/:range/:model/vehicles',
    to: '/car-search/:manufacturer/:range/:model',
  },
  { from: '/admin', to: '/admin/users' },
  { from: '/maintenance', to: '/' },
] as const

/**
 * The target of a permanent redirect; null without one. Rules.
 * @example movedTo('/vehicles/offers') // '/car-search'
 */
export function movedTo(pathname: string): string | null {
  for (const { from, to } of movedRoutes) {
    const params = matchPattern(from, pathname)
    if (params && Object.values(params).every((text) => text !== '')) return filled(to, params)
  }
  return null
}

function filled(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
}
