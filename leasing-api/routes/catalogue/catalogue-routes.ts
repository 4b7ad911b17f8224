import { calls } from '#core/contract/calls.ts'
import { penceToPounds } from '#core/contract/json/money.ts'
import { pageBodyTypes, pageBudgetRanges } from '#core/routes/route-params.ts'
import { gapProducts, gapSource } from '#core/pricing/running-costs/gap-insurance.ts'
import type { Provider } from '#leasing-api/queries/providers/providers.ts'
import { changingRoute, route } from '#leasing-api/server/route.ts'
import { withShownRange } from '../ranges/shown-cars.ts'
import { siteMap } from './site-map.ts'

/** Providers, GAP insurance and the site map. */
export const catalogueRoutes = {
  listBrands: route(calls.listBrands, ({ deals }) => ({
    data: deals.providers().map((provider) => ({
      ...providerToWire(provider),
      hasRates: provider.hasRates,
      derivatives: provider.derivatives,
      checkedAt: provider.checkedAt,
    })),
  })),

  listResponseTimes: changingRoute(calls.listResponseTimes, async ({ services }) => ({
    data: [...(await services.responseTimes.current())].map(([brandId, time]) => ({
      brandId,
      minutes: time.medianMinutes,
      leads: time.leads,
    })),
  })),

  getGapInsurance: route(calls.getGapInsurance, ({ params, deals }) => {
    const { manufacturerId: manufacturer, rangeId: range, term } = params
    return withShownRange(deals, { manufacturer, range }, (_, cars) => {
      const known = cars.flatMap(({ onTheRoadPricePence }) => onTheRoadPricePence ?? [])
      // One price for a range, so it must be enough for its dearest car. Rule K-14.
      const dearestPence = known.length === 0 ? null : Math.max(...known)
      return {
        products: gapProducts(dearestPence, Number(term)).map((product) => ({
          name: product.name,
          cover: [...product.cover],
          price: penceToPounds(product.pricePence),
          claimLimit: penceToPounds(product.claimLimitPence),
        })),
        source: gapSource,
        isDemonstration: true,
      }
    })
  }),

  getSitemap: route(calls.getSitemap, ({ deals }) => ({
    ...siteMap(deals),
    bodyTypes: [...pageBodyTypes],
    budgetRanges: [...pageBudgetRanges],
    ratesVersion: deals.ratesVersion,
  })),
}

function providerToWire(provider: Provider) {
  return {
    id: provider.id,
    slug: provider.slug,
    name: provider.name,
    logo: provider.logoPath,
    phone: provider.phone,
    openingHours: provider.openingHours,
    shortInfo: provider.shortInfo,
    firmReferenceNumber: provider.firmReferenceNumber,
    commissionStatement: provider.commissionStatement,
    creditCheckKind: provider.creditCheckKind,
    deliveryArea: provider.deliveryArea,
  }
}
