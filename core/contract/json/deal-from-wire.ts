import type { Deal, DealPage } from '#core/offer/deal.ts'
import { offerFromWire } from './offer-from-wire.ts'
import type { WireDeal } from './wire-derivative.ts'

/** A page of a deal list as JSON. */
export type WireDealPage = Omit<DealPage, 'deals'> & { data: WireDeal[] }

/** A row of a deal list read from JSON. Free of the schema library. Rule C-50. */
export function dealFromWire({ offer, ...derivative }: WireDeal): Deal {
  return { derivative, offer: offerFromWire(offer) }
}

/** A page of a deal list read from JSON. Rule C-50. */
export function dealPageFromWire(wire: WireDealPage): DealPage {
  const { data, total, page, rows, ratesVersion } = wire
  return { deals: data.map(dealFromWire), total, page, rows, ratesVersion }
}
