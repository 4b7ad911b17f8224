import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { noOfferChoice, type OfferChoice } from '#core/landing/offer-choice.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { paths } from '#core/routes/paths.ts'
import { includedInEveryDeal } from '#core/content/claim-figures.ts'
import { audienceOf } from '#core/content/banners-shown.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { DealPage } from '#site/components/deal/deal-page.tsx'
import { socialMetadata } from '#site/app/social-metadata.ts'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { shownClaims } from '#site/data/claims/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import {
  derivative,
  descriptionsOf,
  offersOf,
  priceHistoryOf,
  stockUnitsOf,
} from '#site/data/deal/server.ts'
import { providerFacts } from '#site/data/providers/server.ts'
import { messages } from '#site/messages/en.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'

type DealRouteProps = {
  capId: string
  preferences: DealPreferences
  /** Business prices with VAT. Rule L-53. */
  isWithVat?: boolean
  choice?: OfferChoice
}

/** The deal page for a car and preferences; the fixed page has none. */
export async function DealRoute({
  capId,
  preferences,
  isWithVat = false,
  choice = noOfferChoice,
}: DealRouteProps) {
  const [car, offers] = await Promise.all([derivative(capId), offersOf(capId)])
  if (!car || !offers) notFound()
  const view = dealPage(isWithVat ? offers.map(offerWithVat) : offers, preferences, { choice })
  const [stockUnits, providers, descriptions, history, included, faqs] = await Promise.all([
    view?.selection.isInStock ? stockUnitsOf(capId) : null,
    providerFacts(offers),
    descriptionsOf(capId),
    view && priceHistoryOf(view.best),
    shownClaims(includedInEveryDeal),
    faqsFor('/vehicles/{capId}/offers', {
      fuelType: car.fuelType,
      financeType: view?.selection.financeType,
    }),
  ])
  return (
    <DealPage
      car={car}
      view={view}
      isWithVat={isWithVat}
      stockUnits={stockUnits}
      providers={providers}
      descriptions={descriptions}
      history={history}
      included={included}
      banners={
        <PageBanners
          name="deal"
          audience={view ? audienceOf(view.selection.financeType) : 'everyone'}
        />
      }
    >
      <FaqBlock title={messages.content.questions} faqs={faqs} />
    </DealPage>
  )
}

/** Title, description and the one address of a car's deals. */
export async function dealMetadata(
  capId: string,
  preferences: DealPreferences = {},
): Promise<Metadata> {
  const [car, offers, t] = await Promise.all([
    derivative(capId),
    offersOf(capId),
    getTranslations('deal'),
  ])
  if (!car) return {}
  const name = `${carName(car)} ${car.name}`
  const providers = new Set(offers?.map((offer) => offer.provider.id)).size
  const metadata = await routeMetadata('deal', {
    canonical: paths.deal(car.capId),
    values: {
      make: car.manufacturer.name,
      range: car.range.name,
      derivative: `${car.range.name} ${car.name}`,
    },
    own: {
      title: t('metaTitle', { car: name }),
      description: t('metaDescription', { car: name, providers }),
    },
  })
  const best = dealPage(offers ?? [], preferences)?.best
  return best
    ? { ...metadata, ...socialMetadata({ derivative: car, offer: best }, metadata) }
    : metadata
}
