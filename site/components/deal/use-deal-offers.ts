'use client'

import useSWR from 'swr'
import type { Offer } from '#core/offer/offer.ts'
import { fetchDealOffers } from '#site/data/deal/browser.ts'
import { chooseDeal, type DealStore } from '#site/stores/deal-store.ts'

export type DealOffers = { offers: Offer[] | undefined; retry: () => Promise<Offer[] | undefined> }

/**
 * Every offer of a car, fetched once after the page has painted; undefined until it is there.
 * A list of which the server drew only a part becomes whole when it comes. Rules L-43, L-46, L-47.
 */
export function useDealOffers(store: DealStore, capId: string): DealOffers {
  const { data, mutate } = useSWR(['offers', capId], () => fetchDealOffers(capId), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess: (offers) => {
      const { view } = store
      if (view.offers.length < view.providerCount) chooseDeal(store, offers, {})
    },
  })
  return { offers: data, retry: () => mutate() }
}
