'use client'

import useSWR from 'swr'
import type { Offer } from '#core/offer/offer.ts'
import { fetchDealOffers } from '../../stores/deal-offers.ts'

export type DealOffers = { offers: Offer[] | undefined; retry: () => Promise<Offer[] | undefined> }

/** Every offer of a car, fetched once after the page has painted; undefined until it is there. */
export function useDealOffers(capId: string): DealOffers {
  const { data, mutate } = useSWR(['offers', capId], () => fetchDealOffers(capId), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return { offers: data, retry: () => mutate() }
}
