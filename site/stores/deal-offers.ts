import { decodeOfferColumns, type OfferColumns } from '#core/contract/offer-columns.ts'
import type { Offer } from '#core/offer/offer.ts'
import { askBrowser } from '../data/leasing/leasing-browser.ts'

/** Every offer of a car, fetched packed. Throws a `LeasingApiError`. */
export async function fetchDealOffers(capId: string): Promise<Offer[]> {
  const { columns } = await askBrowser<{ columns: OfferColumns }>({
    method: 'GET',
    path: '/api/derivatives/{capId}/offers',
    params: { capId },
    query: { format: 'columns' },
  })
  return decodeOfferColumns(columns)
}
