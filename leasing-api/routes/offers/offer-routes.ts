import { calls } from '#core/contract/calls.ts'
import { dealQueryOf } from '#core/filters/query/deal-query-of.ts'
import { withFilterType } from '#core/filters/family-preset.ts'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { sortedOffers } from '#core/landing/sorted-offers.ts'
import { specialMarkOf, type Offer } from '#core/offer/offer.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { listingOf } from '../derivatives/listing.ts'
import { openFields } from '../derivatives/open-fields.ts'
import { carToWire } from '../derivatives/present.ts'
import { withCar } from '../derivatives/with-car.ts'
import { comparedToWire, rivalsOf, specialDealToWire } from './present-compared.ts'
import { priceHistoryOf } from './price-history-of.ts'
import { providerHistoryOf } from './provider-history-of.ts'
import { valueScoreOf } from './value-score-of.ts'

/** Most special offers in one response: a car may have thousands. */
const mostSpecialOffers = 100

/** One offer compared with its competitors, and special offers. */
export const offerRoutes = {
  getOffer: route(calls.getOffer, async ({ params, services, deals }) => {
    const offer = deals.offer(params.offerId)
    const car = offer && deals.derivative(offer.capId)
    if (!offer || !car) return new Failure(404, 'errors.notFound')
    return {
      ...comparedToWire(offer, rivalsOf(deals, offer)),
      car: carToWire(car),
      priceHistory: await priceHistoryOf(services, deals, offer),
      providerHistory: await providerHistoryOf(services, offer),
      valueScore: valueScoreOf(deals, offer.id),
      ratesVersion: deals.ratesVersion,
    }
  }),

  getValueScore: route(calls.getValueScore, ({ params: { offerId }, deals }) =>
    deals.offer(offerId)
      ? { valueScore: valueScoreOf(deals, offerId), ratesVersion: deals.ratesVersion }
      : new Failure(404, 'errors.notFound'),
  ),

  listSpecialOffers: route(calls.listSpecialOffers, ({ query, deals }) => {
    const asked = withFilterType(dealQueryOf({ ...openFields, ...query }), 'special-offers')
    return listingOf(deals, asked, query, (deal) => specialDealToWire(deals, deal))
  }),

  listCarSpecialOffers: route(calls.listCarSpecialOffers, ({ params, query, deals }) =>
    withCar(deals, params.capId, (car) => {
      const offers = deals.offersOf(
        car.capId,
        ({ financeType, termMonths, annualMileageMiles }) =>
          financeType === query.financeType &&
          termMonths === (query.term ?? termMonths) &&
          annualMileageMiles === (query.mileage ?? annualMileageMiles),
      )
      const special = offers.filter(
        (offer) => specialMarkOf(offer) !== null && isDeposit(query.depositValue, offer),
      )
      const rivals = Map.groupBy(offers, profileOf)
      return {
        data: sortedOffers(special, 'minPayment|asc')
          .slice(0, mostSpecialOffers)
          .map((offer) => comparedToWire(offer, rivals.get(profileOf(offer))!)),
        ratesVersion: deals.ratesVersion,
      }
    }),
  ),
}

function isDeposit(wanted: number | undefined, offer: Offer): boolean {
  return wanted === undefined || selectionOf(offer).deposit === wanted
}

/** The profile on which offers are compared, as one text. */
function profileOf(offer: Offer): string {
  return JSON.stringify(selectionOf(offer))
}
