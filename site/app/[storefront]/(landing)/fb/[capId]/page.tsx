import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { includedInEveryDeal } from '#core/content/claim-figures.ts'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { meetsPreferences } from '#core/landing/deal-selection.ts'
import { preferencesFromSearch } from '#core/landing/preferences-from-search.ts'
import { joinedKey } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { AdDealPage } from '#site/components/ad-deal/ad-deal-page.tsx'
import { audienceFields } from '#site/components/ad-deal/audience-form.tsx'
import { shownClaims } from '#site/data/claims/server.ts'
import { derivative, offersOf } from '#site/data/deal/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { providerFacts } from '#site/data/providers/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

type Props = { params: Promise<{ capId: string }>; searchParams: Promise<SearchRecord> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { capId } = await params
  const [car, offers] = await Promise.all([derivative(capId), offersOf(capId)])
  if (!car) return {}
  const name = `${carName(car)} ${car.name}`
  const providers = new Set(offers?.map(({ provider }) => provider.id)).size
  const { metaTitle, metaDescription } = messages.adDeal
  return {
    title: fill(metaTitle, { car: name }),
    description: fill(metaDescription, { car: name, providers }),
    robots: { index: false },
  }
}

/** Where an advertisement for a car leads. Rule L-71. */
export default async function Page({ params, searchParams }: Props) {
  const [{ capId }, search] = await Promise.all([params, searchParams])
  const [car, offers, included, draft] = await Promise.all([
    derivative(capId),
    offersOf(capId),
    shownClaims(includedInEveryDeal),
    formDraft(String([search['draft']].flat()[0] ?? '')),
  ])
  if (!car || !offers) notFound()
  const preferences = preferencesFromSearch(search)
  const view = dealPage(offers, preferences)
  return (
    <AdDealPage
      car={car}
      view={view}
      isNearest={view !== null && !meetsPreferences(view.selection, preferences)}
      providers={await providerFacts(offers)}
      included={included}
      hasJoined={search[joinedKey] !== undefined}
      form={
        draft ? { values: draft.values, errors: fieldErrors(draft.errors, audienceFields) } : {}
      }
    />
  )
}
