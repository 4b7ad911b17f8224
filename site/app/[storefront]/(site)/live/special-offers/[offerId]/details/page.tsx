import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { asksForVat, preferencesFromSearch } from '#core/landing/preferences-from-search.ts'
import {
  specialOfferMetadata,
  SpecialOfferRoute,
  toChosenOffer,
} from '#site/app/[storefront]/(site)/special-offers/[offerId]/details/special-offer-route.tsx'

type Props = {
  params: Promise<{ storefront: string; offerId: string }>
  searchParams: Promise<SearchRecord>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return specialOfferMetadata((await params).offerId)
}

/**
 * A special offer with VAT, or with a form that was sent back, or on to the one whose terms were chosen
 * without script.
 */
export default async function Page({ params, searchParams }: Props) {
  const [{ storefront, offerId }, search] = await Promise.all([params, searchParams])
  const draftId = [search['draft']].flat()[0]
  const isWithVat = asksForVat(search)
  const chosen = preferencesFromSearch(search)
  const isShown = draftId !== undefined || (isWithVat && Object.keys(chosen).length === 0)
  return isShown ? (
    <SpecialOfferRoute
      storefront={storefront}
      offerId={offerId}
      draftId={draftId ?? ''}
      isWithVat={isWithVat}
    />
  ) : (
    toChosenOffer(offerId, chosen, isWithVat)
  )
}
