import { matchPattern } from './match-pattern.ts'
import { movedTo } from './short-forms.ts'
import { isParam } from './route-params.ts'
import { type RouteName, routeTable } from './route-table.ts'

export type RouteMatch = { name: RouteName; params: Record<string, string> }

/** Route names in the table's order, where fixed words come before parameters. */
const names = Object.keys(routeTable) as RouteName[]

/**
 * The route of an address, with its parameters; null for an unknown address or a redirect. Fixed
 * words take precedence over parameters. Rules.
 * @example matchRoute('/car-leasing/budget') // { name: 'budgets', params: {} }
 */
export function matchRoute(pathname: string): RouteMatch | null {
  if (movedTo(pathname) !== null) return null
  for (const name of names) {
    const params = matchPattern(routeTable[name].pattern, pathname)
    if (params && Object.entries(params).every((entry) => isParam(...entry))) {
      return { name, params }
    }
  }
  return null
}
