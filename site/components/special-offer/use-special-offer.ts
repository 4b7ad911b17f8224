import { useRef, useState } from 'react'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { useAddress } from '#site/ui/link/use-address.ts'

/** Fetched with the first choice, as nobody needs them before. */
const loadRules = () => import('#core/landing/special-offer.ts')
const loadRequest = () => import('#site/data/deal/browser.ts')

/**
 * The special offer that a page shows, and its other terms. The car's prices are fetched with the first
 * choice and kept; of choices that overtake one another the last one counts. Rule L-51.
 */
export function useSpecialOffer(initialView: SpecialOfferView) {
  const [view, setView] = useState(initialView)
  const [hasFailed, setFailed] = useState(false)
  const offers = useRef<readonly Offer[]>(null)
  const turn = useRef(0)
  const { write } = useAddress()
  const { capId, id } = view.offer

  const show = async (next: () => Promise<SpecialOfferView | null>) => {
    const own = ++turn.current
    try {
      const [{ fetchDealOffers }] = await Promise.all([loadRequest(), loadRules()])
      offers.current ??= await fetchDealOffers(capId)
      const shown = await next()
      if (own !== turn.current || !shown) return
      setView(shown)
      setFailed(false)
      if (shown.offer.id !== id) write('replaceState', paths.specialOffer(shown.offer.id))
    } catch {
      if (own === turn.current) setFailed(true)
    }
  }

  return {
    view,
    hasFailed,
    choose: (change: DealPreferences) =>
      void show(async () => (await loadRules()).changedSpecialOffer(offers.current!, view, change)),
    /** The same offer at today's price. */
    renew: () => {
      offers.current = null
      void show(async () => (await loadRules()).specialOffer(offers.current!, id))
    },
  }
}
