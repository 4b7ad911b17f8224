import type { Metadata } from 'next'
import { isReference } from '#core/contract/identifiers.ts'
import { offerChoiceFromSearch } from '#core/landing/offer-choice.ts'
import { asksForVat, preferencesFromSearch } from '#core/landing/preferences-from-search.ts'
import { openingPreferences } from '#site/data/deal/server.ts'
import {
  dealMetadata,
  DealRoute,
} from '#site/app/[storefront]/(site)/vehicles/[capId]/offers/deal-route.tsx'

type Props = {
  params: Promise<{ storefront: string; capId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ capId }, search] = await Promise.all([params, searchParams])
  return dealMetadata(capId, await openingPreferences(capId, preferencesFromSearch(search)))
}

/** The deal page opened on a given deal. */
export default async function Page({ params, searchParams }: Props) {
  const [{ capId }, search] = await Promise.all([params, searchParams])
  const hash = String([search['hash']].flat()[0])
  return (
    <DealRoute
      capId={capId}
      preferences={await openingPreferences(capId, preferencesFromSearch(search))}
      isWithVat={asksForVat(search)}
      choice={offerChoiceFromSearch(search)}
      {...(isReference(hash) && { hash })}
      isForSearch={false}
    />
  )
}
