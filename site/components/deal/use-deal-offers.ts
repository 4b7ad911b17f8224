import { useEffect } from 'react'
import useSWR from 'swr'
import type { Offer } from '#core/offer/offer.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { fetchDealOffers } from '#site/data/deal/browser.ts'
import { chooseDeal, type DealStore } from '#site/stores/deal-store.ts'

/**
 * Every offer of a car, fetched once after the page has painted unless it is known; undefined until
 * it is there. A list of which the server drew only a part becomes whole when it comes.
 * Rules L-43, L-46, L-47.
 */
export function useDealOffers(
  store: DealStore,
  capId: string,
  isWithVat: boolean,
  known: readonly Offer[] | undefined,
) {
  const complete = (offers: readonly Offer[]) => {
    const { view } = store
    if (view.offers.length < view.providerCount) chooseDeal(store, offers, {})
  }
  const fetchShown = async (): Promise<readonly Offer[]> => {
    const offers = await fetchDealOffers(capId)
    return isWithVat ? offers.map(offerWithVat) : offers
  }
  const { data, mutate } = useSWR(['offers', capId, isWithVat], fetchShown, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess: complete,
    ...(known && { fallbackData: known, revalidateOnMount: false }),
  })
  useEffect(() => {
    if (known) complete(known)
    // What was known before is taken up once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { offers: data, retry: () => mutate() }
}
