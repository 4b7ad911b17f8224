import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { commonQuery } from '#core/filters/query/common-query.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'
import { dealToWire } from '../routes/derivatives/present.ts'

/** A deal of the running data, to make examples of. */
export type ExampleDeal = ReturnType<typeof exampleOf>

/** @param pcp of any car: not every one is quoted on a PCP */
export function exampleOf(deal: WireDeal, pcp: WireDeal) {
  return {
    capId: deal.capId,
    offerId: deal.offer.id,
    providerId: deal.offer.brandId,
    manufacturer: deal.manufacturer.slug,
    range: deal.range.slug,
    monthlyPayment: deal.offer.monthlyPayment,
    carModelId: String(deal.carModel.id),
    bodyType: deal.bodyType as string,
    pcpOfferId: pcp.offer.id,
    pcpCapId: pcp.capId,
    pcpMonthlyPayment: pcp.offer.monthlyPayment,
  }
}

/** The first deal of the list a visitor sees first, and a PCP; null while nobody quotes anything. */
export function exampleDeal(deals: DealSearch): ExampleDeal | null {
  const firstOf = (financeType: FinanceType) => {
    const [first] = deals.list(commonQuery(financeType), 1, 1).deals
    return first && dealToWire(first)
  }
  const first = firstOf('personal')
  return first ? exampleOf(first, firstOf('pcp') ?? first) : null
}
