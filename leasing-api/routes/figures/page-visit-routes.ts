import { calls } from '#core/contract/calls.ts'
import { officeRoute } from '#leasing-api/accounts/office-route.ts'
import { pageSpeedFigures } from '#leasing-api/figures/page-speed-figures.ts'
import { pageViewFigures } from '#leasing-api/figures/page-view-figures.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { route } from '#leasing-api/server/route.ts'

/** Views of pages as browsers tell them, and the figures made of them. Rules C-203 to C-206. */
export const pageVisitRoutes = {
  postPageVisit: route(calls.postPageVisit, ({ body, services, client }) => {
    const refusal = services.pageCounter.count(body, client.address)
    return refusal ? limited(refusal) : undefined
  }),

  getPageSpeed: officeRoute(calls.getPageSpeed, ({ services }) => pageSpeedFigures(services)),

  getPageViews: officeRoute(calls.getPageViews, ({ services }) => pageViewFigures(services)),
}
