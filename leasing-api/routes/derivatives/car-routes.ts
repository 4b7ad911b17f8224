import { calls } from '#core/contract/calls.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import { stockUnitToWire } from '#core/contract/json/stock-unit-from-wire.ts'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { matchingOffers } from '#core/landing/matching-offers.ts'
import { topOffer } from '#core/landing/sorted-offers.ts'
import { isInStock, isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { offeredStockUnits } from '#core/offer/stock-units.ts'
import { carDescriptions } from '#core/vehicle/car-descriptions.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { changingRoute, route } from '#leasing-api/server/route.ts'
import { valueScoreOf } from '../offers/value-score-of.ts'
import { businessTax } from './business-tax.ts'
import { carFilterOptions } from './car-filter-options.ts'
import { images } from './images.ts'
import { offerListing } from './listing.ts'
import { offerFilters } from './offer-filters.ts'
import { carToWire } from './present.ts'
import { withCar } from './with-car.ts'

/** Everything about one derivative. */
export const carRoutes = {
  getDerivative: route(calls.getDerivative, ({ params, deals }) =>
    withCar(deals, params.capId, (car) => {
      const withdrawnAt = deals.withdrawnAt(car.capId)
      return { ...carToWire(car), withdrawnOn: withdrawnAt && londonDay(withdrawnAt) }
    }),
  ),

  getDescriptions: route(calls.getDescriptions, ({ params, deals }) =>
    withCar(deals, params.capId, (car) => ({ description: carDescriptions(car) })),
  ),

  getImages: route(calls.getImages, ({ params, deals }) =>
    withCar(deals, params.capId, (car) => ({ images: images(car) })),
  ),

  listStockUnits: changingRoute(calls.listStockUnits, ({ params, services, deals }) =>
    withCar(deals, params.capId, async ({ capId }) => {
      const inStock = deals.offersOf(
        capId,
        (profile) => profile.financeType !== 'pcp' && profile.isInStock,
      )
      const units = offeredStockUnits(
        inStock.length > 0 ? await services.database.call.readStockUnits({ capId }) : [],
        new Set(inStock.map(({ provider }) => provider.id)),
        londonDay(services.clock()),
      )
      const total = units.reduce((sum, { quantity }) => sum + quantity, 0)
      return { data: units.map(stockUnitToWire), total }
    }),
  ),

  getBusinessTax: changingRoute(calls.getBusinessTax, ({ params, services, deals }) =>
    withCar(deals, params.capId, async (car) => {
      const costs = await services.database.call.readRunningCosts()
      return businessTax(car, costs, londonDay(services.clock()))
    }),
  ),

  getTopOffers: route(calls.getTopOffers, ({ params, query, deals }) =>
    withCar(deals, params.capId, (car) => {
      const offers = deals.offersOf(car.capId)
      const filters = offerFilters(query)
      const bothSides = matchingOffers(offers, { ...filters, isInStock: null })
      const matching = matchingOffers(bothSides, filters)
      const top = topOffer(matching)
      const inStock = bothSides.filter(isInStock).length
      return {
        car: carToWire(car),
        offer: top ? offerToWire(top) : null,
        valueScore: top ? valueScoreOf(deals, top.id) : null,
        profiles: profiles(offers, query.financeType, filters.isMaintained),
        stockCounts: { inStock, factory: bothSides.length - inStock },
        ratesVersion: deals.ratesVersion,
      }
    }),
  ),

  listOfferColumns: route(
    calls.listOfferColumns,
    ({ params, deals }) =>
      withCar(deals, params.capId, (car) => {
        const columns = deals.offerColumns(car.capId)!
        return { columns, total: columns.provider.length, ratesVersion: deals.ratesVersion }
      }),
    (query) => query.getAll('format').includes('columns'),
  ),

  listOffers: route(calls.listOffers, ({ params, query, deals }) =>
    withCar(deals, params.capId, (car) => {
      const matching = matchingOffers(deals.offersOf(car.capId), offerFilters(query))
      return offerListing(deals, matching, query)
    }),
  ),

  getDerivativeFilters: route(calls.getDerivativeFilters, ({ params, query, deals }) =>
    withCar(deals, params.capId, (car) => ({
      ...carFilterOptions(
        car,
        deals.offersOf(car.capId),
        {
          financeType: query.financeType,
          isInStock: query.stock ?? null,
          isMaintained: query.maintained ?? false,
          hasAll: query.hasAll ?? false,
          withDefaults: query.defaults ?? false,
        },
        deals.providers(),
      ),
      ratesVersion: deals.ratesVersion,
    })),
  ),
}

/** The distinct profiles of the finance type asked for, and PCP's, which the page offers beside it. */
function profiles(offers: readonly Offer[], financeType: string, isMaintained: boolean) {
  const seen = new Map<
    string,
    { term: number; annualMileage: number; depositValue: number; isPcp: boolean }
  >()
  for (const offer of offers) {
    const isPcp = isPcpOffer(offer)
    const isRequestedType =
      offer.profile.financeType === financeType &&
      (isPcp || offer.profile.isMaintained === isMaintained)
    if (!isRequestedType && !isPcp) continue
    const profile = {
      term: offer.profile.termMonths,
      annualMileage: offer.profile.annualMileageMiles,
      depositValue: selectionOf(offer).deposit,
      isPcp,
    }
    seen.set(JSON.stringify(profile), profile)
  }
  return [...seen.values()].toSorted(
    (left, right) =>
      Number(left.isPcp) - Number(right.isPcp) ||
      left.term - right.term ||
      left.annualMileage - right.annualMileage ||
      left.depositValue - right.depositValue,
  )
}
