import type { CarModelGroup, Deal, DealPage, ListedDeal } from '#core/offer/deal.ts'
import { penceToPounds, poundsToPence } from './money.ts'
import { offerFromWire } from './offer-from-wire.ts'
import type { WireDeal, WireListedDeal } from './wire-derivative.ts'

/** A page of a deal list as JSON. */
export type WireDealPage = Omit<DealPage, 'deals' | 'dealCount'> & {
  data: WireListedDeal[]
  deals?: number | undefined
}

/** A row of a deal list read from JSON. Free of the schema library. Rule C-50. */
export function dealFromWire({ offer, ...derivative }: WireDeal): Deal {
  return { derivative, offer: offerFromWire(offer) }
}

/** A row of a list of derivatives read from JSON. Rules C-50, C-65, C-69. */
function listedDealFromWire({ group, score, ...deal }: WireListedDeal): ListedDeal {
  return {
    ...dealFromWire(deal),
    ...(group && { group: carModelGroupFromWire(group) }),
    ...(score !== undefined && { score }),
  }
}

type WireCarModelGroup = NonNullable<WireListedDeal['group']>

function carModelGroupFromWire({ deals, cheapest, otherwiseFrom }: WireCarModelGroup) {
  return {
    deals,
    cheapestPence: poundsToPence(cheapest),
    otherwiseFromPence: otherwiseFrom === null ? null : poundsToPence(otherwiseFrom),
  } satisfies CarModelGroup
}

/** The JSON of a car model's group. Rule C-65. */
export function carModelGroupToWire({
  deals,
  cheapestPence,
  otherwiseFromPence,
}: CarModelGroup): WireCarModelGroup {
  return {
    deals,
    cheapest: penceToPounds(cheapestPence),
    otherwiseFrom: otherwiseFromPence === null ? null : penceToPounds(otherwiseFromPence),
  }
}

/** A page of a deal list read from JSON. Rule C-50. */
export function dealPageFromWire(wire: WireDealPage): DealPage {
  const { data, total, page, rows, ratesVersion, deals } = wire
  return {
    deals: data.map(listedDealFromWire),
    total,
    page,
    rows,
    ratesVersion,
    ...(deals !== undefined && { dealCount: deals }),
  }
}
