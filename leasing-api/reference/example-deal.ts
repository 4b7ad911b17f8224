import { penceToPounds } from '#core/contract/json/money.ts'
import { commonQuery } from '#core/filters/query/common-query.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'

/** A deal of the running data, to make examples of. */
export type ExampleDeal = {
  capId: string
  offerId: string
  manufacturer: string
  range: string
  monthlyPayment: number
  carModelId: string
  bodyType: string
  /** Of any car: not every one is quoted on a PCP. */
  pcpOfferId: string
  pcpCapId: string
  pcpMonthlyPayment: number
}

/** The first deal of the list a visitor sees first, and a PCP; null while nobody quotes anything. */
export function exampleDeal(deals: DealSearch): ExampleDeal | null {
  const firstOf = (financeType: FinanceType) => deals.list(commonQuery(financeType), 1, 1).deals[0]
  const first = firstOf('personal')
  if (!first) return null
  const { derivative, offer } = first
  const pcp = (firstOf('pcp') ?? first).offer
  return {
    capId: derivative.capId,
    offerId: offer.id,
    manufacturer: derivative.manufacturer.slug,
    range: derivative.range.slug,
    monthlyPayment: penceToPounds(offer.monthlyPaymentPence),
    carModelId: String(derivative.carModel.id),
    bodyType: derivative.bodyType,
    pcpOfferId: pcp.id,
    pcpCapId: pcp.capId,
    pcpMonthlyPayment: penceToPounds(pcp.monthlyPaymentPence),
  }
}
