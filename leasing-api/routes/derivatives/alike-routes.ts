import { calls } from '#core/contract/calls.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { nearestOffer } from '#core/landing/nearest-offer.ts'
import { alikeDeals, nearPrice } from '#core/offer/alike-deals.ts'
import { carouselSize } from '#core/offer/carousel.ts'
import { usualFinanceType } from '#core/offer/finance-type.ts'
import { bodyTypesBeside } from '#core/vehicle/body-type.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { illustrativeReview } from '#core/vehicle/illustrative-review.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { route } from '#leasing-api/server/route.ts'
import { comparableQuery } from '../offers/each-deal.ts'
import { dealToWire, summaryToWire } from './present.ts'
import { withCar } from './with-car.ts'

/** Alternatives to a car, and its review. Rules K-02, K-03, K-06. */
export const alikeRoutes = {
  listElectricAlternatives: route(calls.listElectricAlternatives, ({ params, deals }) =>
    withCar(deals, params.capId, (car) =>
      alike(deals, car, { fuelTypes: ['electric'], bodyTypes: [car.bodyType] }),
    ),
  ),

  listAlsoLike: route(calls.listAlsoLike, ({ params, deals }) =>
    withCar(deals, params.capId, (car) => ({
      ...alike(deals, car, {
        bodyTypes: bodyTypesBeside(car.bodyType),
      }),
      coinSeries: deals.catalogue.derivatives
        .map(({ derivative }) => derivative)
        .filter(
          ({ range, capId }) =>
            range.id === car.range.id && capId !== car.capId && deals.isQuoted(capId),
        )
        .map(summaryToWire),
    })),
  ),

  listReviews: route(calls.listReviews, ({ params, deals }) =>
    withCar(deals, params.capId, (car) => {
      const { title, paragraphs } = illustrativeReview(car)
      return {
        title,
        paragrafList: paragraphs,
        rating: null,
        source: 'Larkway, from the figures of the car',
        isDemonstration: true,
      }
    }),
  ),
}

/** Deals on cars like this one near its price, all on the common profile. */
function alike(deals: DealSearch, car: Derivative, preferences: Partial<DealQuery>) {
  const financeType = usualFinanceType(car.bodyType)
  const own = nearestOffer(
    deals.offersOf(car.capId, (profile) => profile.financeType === financeType),
    { financeType },
  )
  const query = comparableQuery(deals, {
    ...preferences,
    financeType,
    ...(own && nearPrice(own.monthlyPaymentPence)),
  })
  const everyDeal = deals.list(query, 1, deals.catalogue.derivatives.length).deals
  const candidates = everyDeal.map((deal) => ({
    deal,
    car: deals.derivative(deal.derivative.capId)!,
    monthlyPaymentPence: deal.offer.monthlyPaymentPence,
  }))
  const likest = alikeDeals(
    { car, monthlyPaymentPence: own?.monthlyPaymentPence ?? null },
    candidates,
    carouselSize,
  )
  return {
    data: likest.map(({ deal }) => dealToWire(deal)),
    ratesVersion: deals.ratesVersion,
  }
}
