import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { noOfferChoice, type OfferChoice } from '#core/landing/offer-choice.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { dealPage, type DealView } from '#core/landing/deal-page.ts'
import { trimSiblings } from '#core/landing/trim-siblings.ts'
import { dealsBeside } from '#core/offer/deals-beside.ts'
import { paths } from '#core/routes/paths.ts'
import { includedInEveryDeal } from '#core/content/claim-figures.ts'
import { audienceOf } from '#core/content/banners-shown.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { DealsBeside } from '#site/components/deal/car/deals-beside.tsx'
import { dealCrumbs } from '#site/components/deal/deal-crumbs.ts'
import { WithdrawnCar } from '#site/components/deal/withdrawn-car.tsx'
import { DealPage } from '#site/components/deal/deal-page.tsx'
import { socialCardOf } from '#site/app/social-metadata.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { productData } from '#site/components/shared/structured-data/product-data.ts'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { shownClaims } from '#site/data/claims/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import {
  businessTaxOf,
  derivative,
  descriptionsOf,
  offersOf,
  priceHistoryOf,
  stockUnitsOf,
  valueScoreOf,
  withdrawnCar,
} from '#site/data/deal/server.ts'
import { rangePages } from '#site/data/ranges/server.ts'
import { goneMeta } from '#site/policy/gone-page.ts'
import { providerFacts } from '#site/data/providers/server.ts'
import { dealsAround, picturesOf, rangeDealsOn, reviewOf } from '#site/data/deal/about-car.ts'
import { messages } from '#site/messages/en.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'

type DealRouteProps = {
  capId: string
  preferences: DealPreferences
  /** Business prices with VAT. Rule L-53. */
  isWithVat?: boolean
  choice?: OfferChoice
  /** Of the customer form that led here. Rule D-93. */
  hash?: string
  /** Whether search engines may come: to the car's own page, and to none that is opened on a choice. */
  isForSearch?: boolean
}

/** The deal page for a car and preferences; the fixed page has none. Of a withdrawn car: that it is gone. */
export async function DealRoute({
  capId,
  preferences,
  isWithVat = false,
  choice = noOfferChoice,
  hash,
  isForSearch = true,
}: DealRouteProps) {
  const [car, offers] = await Promise.all([derivative(capId), offersOf(capId)])
  if (!car || !offers) {
    const withdrawn = await withdrawnCar(capId)
    if (!withdrawn) notFound()
    return <WithdrawnRoute car={withdrawn} />
  }
  const view = dealPage(isWithVat ? offers.map(offerWithVat) : offers, preferences, { choice })
  const [units, tax, value, providers, about, history, included, faqs, beside] = await Promise.all([
    stockUnitsOf(capId),
    view?.options.financeTypes.includes('business') ? businessTaxOf(capId) : null,
    view ? valueScoreOf(view.shown.id) : null,
    providerFacts(offers),
    aboutCar(capId),
    view && priceHistoryOf(view.shown),
    shownClaims(includedInEveryDeal),
    faqsFor('/vehicles/{capId}/offers', {
      fuelType: car.fuelType,
      financeType: view?.selection.financeType,
    }),
    besideCar(car, view, isWithVat),
  ])
  const things = [
    breadcrumbList(dealCrumbs(car), await pageUrl()),
    view && productData(car, view.shown, await pageUrl()),
  ]
  return (
    <DealPage
      car={car}
      view={view}
      isWithVat={isWithVat}
      hash={hash}
      stockUnits={view?.selection.isInStock ? units : null}
      businessTax={tax}
      value={value}
      providers={providers}
      about={{ ...about, units }}
      history={history}
      included={included}
      banners={
        <PageBanners
          name="deal"
          audience={view ? audienceOf(view.selection.financeType) : 'everyone'}
        />
      }
    >
      {isForSearch ? <JsonLd things={things} /> : null}
      <DealsBeside car={car} selection={view?.selection ?? null} {...beside} />
      <FaqBlock title={messages.content.questions} faqs={faqs} />
    </DealPage>
  )
}

/** What stands at the address of a car that was withdrawn, with the deals of cars like it. Rule R-47. */
async function WithdrawnRoute({ car }: { car: Derivative }) {
  const [ranges, { beside }] = await Promise.all([
    rangePages(car.manufacturer.slug),
    besideCar(car, null, false),
  ])
  return (
    <WithdrawnCar car={car} hasRange={ranges?.some(({ slug }) => slug === car.range.slug) ?? false}>
      <DealsBeside car={car} selection={null} siblings={[]} beside={beside} />
    </WithdrawnCar>
  )
}

/** What is known of a car beside its figures. */
async function aboutCar(capId: string) {
  const [descriptions, review, pictures] = await Promise.all([
    descriptionsOf(capId),
    reviewOf(capId),
    picturesOf(capId),
  ])
  return { descriptions, review, pictures }
}

/** The deals that are shown beside a car. Rules K-36, K-38. */
async function besideCar(car: Derivative, view: DealView | null, isWithVat: boolean) {
  const [around, ofRange] = await Promise.all([
    dealsAround(car.capId),
    view ? rangeDealsOn(car, view.selection) : [],
  ])
  const compared = isWithVat
    ? ofRange.map((deal) => ({ ...deal, offer: offerWithVat(deal.offer) }))
    : ofRange
  return {
    siblings: view ? trimSiblings(car, view.best, compared) : [],
    beside: dealsBeside(car, around),
  }
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
  if (!car) {
    const withdrawn = await withdrawnCar(capId)
    if (!withdrawn) return {}
    const title = t('withdrawn.title', { car: carName(withdrawn) })
    return { title, robots: { index: false }, ...goneMeta }
  }
  const name = `${carName(car)} ${car.name}`
  const providers = new Set(offers?.map((offer) => offer.provider.id)).size
  const best = dealPage(offers ?? [], preferences)?.best
  return routeMetadata('deal', {
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
    social: best && socialCardOf({ derivative: car, offer: best }),
  })
}
