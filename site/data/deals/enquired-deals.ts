import { calls } from '#core/contract/calls.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { Deal } from '#core/offer/deal.ts'
import { dailyLeasing } from '../leasing/server.ts'

/**
 * The cars of a make or a range that confirmed enquiries of the last weeks were about, the most
 * wanted first: of a make one of each range. Rule K-05.
 */
export async function enquiredDeals({
  manufacturer,
  range,
}: {
  manufacturer: string
  range?: string
}): Promise<Deal[]> {
  const { data } = await dailyLeasing(calls.listTrendingOffers, {
    query: {
      financeType: 'personal',
      ...(range === undefined
        ? { manufacturers: [manufacturer] }
        : { ranges: [rangeValue(manufacturer, range)] }),
    },
  })
  return data.map(({ isEnquiredAbout, ...deal }) => dealFromWire(deal))
}
