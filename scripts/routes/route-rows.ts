import { knownPages } from '#e2e/larkway/known-pages.ts'
import type { SampleCar } from '#e2e/larkway/sample-car.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import { layoutOf } from '#core/routes/page-layout.ts'
import { factsOf, type RouteName, routeTable } from '#core/routes/route-table.ts'
import { routes, type Route } from '#site/policy/routes.ts'

/** What the table of routes says of one of them. */
export type RouteRow = {
  name: string
  path: string
  layout: string
  title: 'own' | 'search' | 'make'
  isListed: boolean
  /** Null while the site has no such page. */
  cache: string | null
  /** Names by which browser tests open it. */
  openedAs: readonly string[]
}

/** Stands for the car that browser tests find in the demonstration. */
const someCar = {
  capId: '900000001',
  quoteRef: 'kZ3v0bWn7x2QfLr9sTqYdA',
  orderRef: 'kZ3v0bWn7x2QfLr9sTqYdA',
  make: 'make',
  range: 'range',
  model: 'model',
  offer: { id: '1' },
  special: { id: '7-900000001-p36-8000-9-fnx' },
} as SampleCar

/** Every route of core's table in its order, by what the site and its browser tests make of it. */
export function routeRows(): RouteRow[] {
  const opened = Object.entries(knownPages).map(([name, path]) => {
    return { name, route: matchRoute(path(someCar).split('?')[0]!)?.name }
  })
  return (Object.keys(routeTable) as RouteName[]).map((name) => {
    const { pattern, title = 'own', isNoindex = false } = factsOf(name)
    const built = routes.find(({ path }) => path === pattern)
    return {
      name,
      path: pattern,
      layout: layoutOf(pattern),
      title,
      isListed: !isNoindex,
      cache: built ? cacheOf(built) : null,
      openedAs: opened.filter(({ route }) => route === name).map((page) => page.name),
    }
  })
}

/** How long a response of a page is good, in the words of the table. */
function cacheOf({ kind, twinKeys, queryKeys }: Route): string {
  if (kind === 'fixed') return twinKeys ? 'fixed, with a live twin' : 'fixed'
  return queryKeys ? 'cached list' : 'live'
}
