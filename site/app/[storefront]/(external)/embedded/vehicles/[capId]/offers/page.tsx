import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { offerChoiceFromSearch } from '#core/landing/offer-choice.ts'
import { asksForVat, preferencesFromSearch } from '#core/landing/preferences-from-search.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { EmbeddedOffers } from '#site/components/embedded/embedded-offers.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { derivative, offersOf } from '#site/data/deal/server.ts'

type Props = { params: Promise<{ capId: string }>; searchParams: Promise<SearchRecord> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const car = await derivative((await params).capId)
  if (!car) return {}
  return routeMetadata('embeddedOffers', {
    canonical: paths.deal(car.capId),
    own: { title: `${carName(car)} ${car.name}` },
    isListed: false,
  })
}

/** What every provider asks for one car, in a partner's frame. Rule R-43. */
export default async function Page({ params, searchParams }: Props) {
  const [{ capId }, search] = await Promise.all([params, searchParams])
  const [car, quoted] = await Promise.all([derivative(capId), offersOf(capId)])
  if (!car || !quoted) notFound()
  const offers = asksForVat(search) ? quoted.map(offerWithVat) : quoted
  const choice = offerChoiceFromSearch(search)
  return (
    <EmbeddedOffers car={car} view={dealPage(offers, preferencesFromSearch(search), { choice })} />
  )
}
