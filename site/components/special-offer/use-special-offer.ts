import { useRef, useState } from 'react'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import { specialOfferPath } from '#core/landing/offer-path.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { useAddress } from '#site/ui/link/use-address.ts'

/** Fetched with the first choice, as nobody needs them before. */
const loadRules = () => import('#core/landing/special-offer.ts')
const loadRequest = () => import('#site/data/deal/browser.ts')

/**
 * The special offer that a page shows, and its other terms. The car's prices are fetched with the first
 * choice and kept; of choices that overtake one another the last one counts. What is ordered is the
 * offer as it is sold, a business's without VAT, whatever is shown. Rules L-51, L-53.
 */
export function useSpecialOffer(
  initialView: SpecialOfferView,
  initialSold: Offer,
  isWithVat: boolean,
) {
  const [{ view, sold }, setShown] = useState({ view: initialView, sold: initialSold })
  const [hasFailed, setFailed] = useState(false)
  const offers = useRef<readonly Offer[]>(null)
  const turn = useRef(0)
  const { write } = useAddress()
  const { capId, id } = view.offer

  const show = async (next: (shown: readonly Offer[]) => Promise<SpecialOfferView | null>) => {
    const own = ++turn.current
    try {
      const [{ fetchDealOffers }] = await Promise.all([loadRequest(), loadRules()])
      offers.current ??= await fetchDealOffers(capId)
      const all = offers.current
      const shown = await next(isWithVat ? all.map(offerWithVat) : all)
      if (own !== turn.current || !shown) return
      const offer = all.find((each) => each.id === shown.offer.id)!
      setShown({ view: shown, sold: offer })
      setFailed(false)
      if (offer.id !== id) write('replaceState', specialOfferPath(shown.offer))
    } catch {
      if (own === turn.current) setFailed(true)
    }
  }

  return {
    view,
    sold,
    hasFailed,
    choose: (change: DealPreferences) =>
      void show(async (all) => (await loadRules()).changedSpecialOffer(all, view, change)),
    /** The same offer at today's price. */
    renew: () => {
      offers.current = null
      void show(async (all) => (await loadRules()).specialOffer(all, id))
    },
  }
}
