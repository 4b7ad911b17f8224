import type { Route } from '../server/route.ts'
import { carRoutes } from './derivatives/car-routes.ts'
import { listRoutes } from './derivatives/list-routes.ts'
import { formDraftRoutes } from './internal/form-draft-routes.ts'
import { manufacturerRoutes } from './manufacturers/manufacturer-routes.ts'
import type { ServedCall } from './not-served-yet.ts'
import { orderRoutes } from './orders/order-routes.ts'

export type NamedRoute = { name: string; route: Route }

/** What answers each call that is served. One without a route is a type error. Rule C-35. */
const byName: Record<ServedCall, Route> = {
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
