import { matchPattern } from './match-pattern.ts'
import { movedTo } from './short-forms.ts'
import { isParam } from './route-params.ts'
import { type RouteName, routeTable } from './route-table.ts'

export type RouteMatch = { name: RouteName; params: Record<string, string> }

/** In the table's order: there fixed words stand before the parameters they beat. */
const names = Object.keys(routeTable) as RouteName[]

/**
 * The page an address belongs to, with its parameters; null for one that does not exist or leads
 * elsewhere. Fixed words beat parameters. Rules.
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
