import { calls } from '#core/contract/calls.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { anyBudget, matchingOffers } from '#core/landing/matching-offers.ts'
import { nearestOffer } from '#core/landing/nearest-offer.ts'
import { profileOptions } from '#core/landing/profile-options.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { pcpDescription } from '#core/pricing/pcp/pcp-description.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { offerListing } from '../derivatives/listing.ts'
import { carToWire } from '../derivatives/present.ts'
import { withCar } from '../derivatives/with-car.ts'

/** PCP: the form's opening selection, a car's offers, and one offer described. */
export const pcpRoutes = {
  getPcpDefaults: route(calls.getPcpDefaults, ({ params, deals }) =>
    withCar(deals, params.capId, ({ capId }) => {
      const offers = pcpOffersOf(deals, capId)
      const { terms, mileages, deposits } = profileOptions(offers, 'pcp')
      const nearest = nearestOffer(offers, { financeType: 'pcp' })
      const opening = nearest && selectionOf(nearest)
      return {
        isAvailable: opening !== null,
        term: opening?.termMonths ?? null,
        annualMileage: opening?.annualMileageMiles ?? null,
        depositValue: opening?.deposit ?? null,
        terms: [...terms],
        annualMileages: [...mileages],
        depositValues: [...deposits],
      }
    }),
  ),

  listPcpOffers: route(calls.listPcpOffers, ({ params, query, deals }) =>
    withCar(deals, params.capId, ({ capId }) => {
      const matching = matchingOffers(pcpOffersOf(deals, capId), {
        ...anyBudget,
        financeType: 'pcp',
        termsMonths: query.terms,
        annualMileagesMiles: query.annualMileages,
        depositValues: query.depositValues,
        isInStock: null,
        isMaintained: false,
      })
      return offerListing(deals, matching, query)
    }),
  ),

  getPcpOffer: route(calls.getPcpOffer, ({ params, deals }) => {
    const offer = deals.offer(params.offerId)
    const car = offer && deals.derivative(offer.capId)
    if (!offer || !car || !isPcpOffer(offer)) return new Failure(404, 'errors.notFound')
    return {
      car: carToWire(car),
      offer: offerToWire(offer),
      pcpDescription: pcpDescription(offer),
      ratesVersion: deals.ratesVersion,
    }
  }),
}

function pcpOffersOf(deals: DealSearch, capId: string): Offer[] {
  return deals.offersOf(capId, ({ financeType }) => financeType === 'pcp')
}
