import {
  getBusinessTax,
  getValueScore,
  listAlsoLike,
  listElectricAlternatives,
  listOfferColumns,
  listSpecialOfferCarousel,
  listStockUnits,
} from '#core/contract/generated/request-shapes.ts'
import { decodeOfferColumns } from '#core/contract/columns/offer-columns.ts'
import {
  type BusinessTax,
  businessTaxFromWire,
} from '#core/contract/json/business-tax-from-wire.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import { valueScoreFromWire } from '#core/contract/json/value-score-from-wire.ts'
import { stockUnitFromWire } from '#core/contract/json/stock-unit-from-wire.ts'
import type { DealsBeside } from '#core/offer/deals-beside.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { askBrowser } from '../leasing/browser.ts'

/** Every offer of a car, fetched packed. Throws a `LeasingApiError`. */
export async function fetchDealOffers(capId: string): Promise<Offer[]> {
  const { columns } = await askBrowser(listOfferColumns, {
    params: { capId },
    query: { format: 'columns' },
  })
  return decodeOfferColumns(columns)
}

/** The cars of a derivative that providers have in stock. Throws a `LeasingApiError`. Rule C-65. */
export async function fetchStockUnits(capId: string): Promise<StockUnit[]> {
  const { data } = await askBrowser(listStockUnits, { params: { capId } })
  return data.map(stockUnitFromWire)
}

/** The value score of an offer; null for a PCP. Throws a `LeasingApiError`. Rule C-70. */
export async function fetchValueScore(offerId: string): Promise<DealValue | null> {
  const { valueScore } = await askBrowser(getValueScore, { params: { offerId } })
  return valueScore && valueScoreFromWire(valueScore)
}

/** The tax on a car that a business leases, by the figures of the day. Throws a `LeasingApiError`. Rule C-76. */
export async function fetchBusinessTax(capId: string): Promise<BusinessTax> {
  return businessTaxFromWire(await askBrowser(getBusinessTax, { params: { capId } }))
}

/** Deals on other cars that may be shown beside a car. Throws a `LeasingApiError`. Rules K-02, K-03, K-04. */
export async function fetchDealsAround(capId: string): Promise<DealsBeside> {
  const params = { capId }
  const [alike, electric, special] = await Promise.all([
    askBrowser(listAlsoLike, { params }),
    askBrowser(listElectricAlternatives, { params }),
    askBrowser(listSpecialOfferCarousel, {}),
  ])
  return {
    alike: alike.data.map(dealFromWire),
    electric: electric.data.map(dealFromWire),
    special: special.data.map(dealFromWire),
  }
}
