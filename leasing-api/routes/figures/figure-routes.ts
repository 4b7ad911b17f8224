import { calls } from '#core/contract/calls.ts'
import { officeRoute } from '#leasing-api/accounts/office-route.ts'
import { enquiryFigures } from '#leasing-api/figures/enquiry-figures.ts'
import { experimentFigures } from '#leasing-api/figures/experiment-figures.ts'
import { pricePositionFigures } from '#leasing-api/figures/price-position-figures.ts'

/** Figures of the office. Rules C-201, W-190 to W-192. */
export const figureRoutes = {
  getEnquiryFigures: officeRoute(calls.getEnquiryFigures, ({ services }, { companyId }) =>
    enquiryFigures(services, companyId),
  ),

  getPricePositions: officeRoute(calls.getPricePositions, async ({ services }, { companyId }) => ({
    data: await pricePositionFigures(services, companyId),
  })),

  getExperimentFigures: officeRoute(calls.getExperimentFigures, async ({ services }) => ({
    data: await experimentFigures(services),
  })),
}
