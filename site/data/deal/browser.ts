import { listOfferColumns } from '#core/contract/generated/request-shapes.ts'
import { decodeOfferColumns } from '#core/contract/columns/offer-columns.ts'
import type { Offer } from '#core/offer/offer.ts'
import { askBrowser } from '../leasing/browser.ts'

/** Every offer of a car, fetched packed. Throws a `LeasingApiError`. */
export async function fetchDealOffers(capId: string): Promise<Offer[]> {
  const { columns } = await askBrowser(listOfferColumns, {
    params: { capId },
    query: { format: 'columns' },
  })
  return decodeOfferColumns(columns)
}
