import useSWR from 'swr'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { fetchDealOffers } from '#site/data/deal/browser.ts'
import { chooseDeal, type DealStore } from '#site/stores/deal-store.ts'

/**
 * Every offer of a car, fetched once after the page has painted; undefined until it is there.
 * A list of which the server drew only a part becomes whole when it comes. Rules L-43, L-46, L-47.
 */
export function useDealOffers(store: DealStore, capId: string, isWithVat: boolean) {
  const fetchShown = async () => {
    const offers = await fetchDealOffers(capId)
    return isWithVat ? offers.map(offerWithVat) : offers
  }
  const { data, mutate } = useSWR(['offers', capId, isWithVat], fetchShown, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess: (offers) => {
      const { view } = store
      if (view.offers.length < view.providerCount) chooseDeal(store, offers, {})
    },
  })
  return { offers: data, retry: () => mutate() }
}
