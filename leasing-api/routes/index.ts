import type { Route } from '../server/route.ts'
import { ownAccountRoutes } from './accounts/own-account-routes.ts'
import { watchedRoutes } from './accounts/watched-routes.ts'
import { registrationRoutes } from './accounts/registration-routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { priceAlertRoutes } from './alerts/price-alert-routes.ts'
import { alikeRoutes } from './derivatives/alike-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { contentRoutes } from './catalogue/content-routes.ts'
import { carRoutes } from './derivatives/car-routes.ts'
import { filterRoutes } from './derivatives/filter-routes.ts'
import { listRoutes } from './derivatives/list-routes.ts'
import { experimentRoutes } from './experiments/experiment-routes.ts'
import { calculatorRoutes } from './forms/calculator-routes.ts'
import { pageVisitRoutes } from './figures/page-visit-routes.ts'
import { figureRoutes } from './figures/figure-routes.ts'
import { customerFormRoutes } from './forms/customer-form-routes.ts'
import { formRoutes } from './forms/form-routes.ts'
import { mailingListRoutes } from './forms/mailing-list-routes.ts'
import { formDraftRoutes } from './internal/form-draft-routes.ts'
import { deadLetterRoutes } from './leads/dead-letter-routes.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { manufacturerRoutes } from './manufacturers/manufacturer-routes.ts'
import { carModelRoutes } from './ranges/car-model-routes.ts'
import { rangeKnowledgeRoutes } from './ranges/range-knowledge-routes.ts'
import { rangeRoutes } from './ranges/range-routes.ts'
import type { ServedCall } from './not-served-yet.ts'
import { accessRoutes } from './office/access-routes.ts'
import { invitationRoutes } from './office/invitation-routes.ts'
import { logRoutes } from './office/log-routes.ts'
import { peopleRoutes } from './office/people-routes.ts'
import { userRoutes } from './office/user-routes.ts'
import { carouselRoutes } from './offers/carousel-routes.ts'
import { offerRoutes } from './offers/offer-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { apiKeyRoutes } from './rates/api-key-routes.ts'
import { rateBookRoutes } from './rates/rate-book-routes.ts'
import { rateUploadRoutes } from './rates/rate-upload-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { trackingRoutes } from './tracking/tracking-routes.ts'
import { pcpRoutes } from './pcp/pcp-routes.ts'

export type NamedRoute = { name: string; route: Route }

/** The route of each call that is served. One without a route is a type error. Rule C-35. */
const byName: Record<ServedCall, Route> = {
  ...listRoutes,
  ...filterRoutes,
  ...carRoutes,
  ...alikeRoutes,
  ...offerRoutes,
  ...carouselRoutes,
  ...pcpRoutes,
  ...manufacturerRoutes,
  ...rangeRoutes,
  ...rangeKnowledgeRoutes,
  ...carModelRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...searchRoutes,
  ...orderRoutes,
  ...quoteRoutes,
  ...customerFormRoutes,
  ...formRoutes,
  ...mailingListRoutes,
  ...priceAlertRoutes,
  ...calculatorRoutes,
  ...trackingRoutes,
  ...sessionRoutes,
  ...registrationRoutes,
  ...ownAccountRoutes,
  ...watchedRoutes,
  ...userRoutes,
  ...accessRoutes,
  ...invitationRoutes,
  ...figureRoutes,
  ...pageVisitRoutes,
  ...logRoutes,
  ...peopleRoutes,
  ...experimentRoutes,
  ...rateBookRoutes,
  ...rateUploadRoutes,
  ...apiKeyRoutes,
  ...leadRoutes,
  ...deadLetterRoutes,
  ...formDraftRoutes,
}

/** All routes, in the order in which they are tried: two calls may share an address. */
export const routes: readonly NamedRoute[] = Object.entries(byName).map(([name, route]) => ({
  name,
  route,
}))
