import type { calls } from '#core/contract/calls.ts'
import type { Route } from '../server/route.ts'
import { carRoutes } from './derivatives/car-routes.ts'
import { listRoutes } from './derivatives/list-routes.ts'
import { formDraftRoutes } from './internal/form-draft-routes.ts'
import { manufacturerRoutes } from './manufacturers/manufacturer-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'

export type NamedRoute = { name: string; route: Route }

/** What answers each call of the contract. A call without a route, or a route without a call, is a type error. */
const byName: Record<keyof typeof calls, Route> = {
  ...listRoutes,
  ...carRoutes,
  ...manufacturerRoutes,
  ...orderRoutes,
  ...formDraftRoutes,
}

/** In the order they are asked: two calls may share an address. */
export const routes: readonly NamedRoute[] = Object.entries(byName).map(([name, route]) => ({
  name,
  route,
}))
