import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type DealPreferences, selectionOf } from '#core/landing/deal-selection.ts'
import { specialOfferPath } from '#core/landing/offer-path.ts'
import { changedSpecialOffer, specialOffer } from '#core/landing/special-offer.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { paths } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { enquiryFields, forEnquiryFields } from '#core/validation/field-bounds.ts'
import { isTicked } from '#core/validation/is-ticked.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { newDealFlow } from '#core/wizard/deal-flow-state.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { productData } from '#site/components/shared/structured-data/product-data.ts'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import {
  SpecialOfferPage,
  specialOfferCrumbs,
} from '#site/components/special-offer/special-offer-page.tsx'
import { monthlyPriceAlone } from '#site/components/shared/deal/price-lines.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { derivative, offersOf } from '#site/data/deal/server.ts'
import { rangePriceHistory } from '#site/data/ranges/price-history.ts'
import { enquiryTexts, forStorefront } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { liveFigures } from '#site/data/texts/live-figures.ts'

/**
 * The car and the offers of a special offer's id, at prices with VAT where a business asks for these;
 * null where there is no such offer. Rules L-50, L-53.
 */
async function found(offerId: string, isWithVat = false) {
  const capId = parseOfferId(offerId)?.capId
  if (capId === undefined) return null
  const [car, quoted] = await Promise.all([derivative(capId), offersOf(capId)])
  const offers = isWithVat ? quoted?.map(offerWithVat) : quoted
  const view = offers && specialOffer(offers, offerId)
  const sold = quoted?.find(({ id }) => id === offerId)
  return car && view && sold && { car, offers, view, sold }
}

/** The page of a special offer, with a form that was sent back where there is one. */
export async function SpecialOfferRoute({
  storefront,
  offerId,
  draftId,
  isWithVat = false,
}: {
  storefront: string
  offerId: string
  draftId: string
  isWithVat?: boolean
}) {
  const [special, draft, { enquiryHandover }, ownWords] = await Promise.all([
    found(offerId, isWithVat),
    draftId === '' ? null : formDraft(draftId),
    liveFigures(),
    storefrontContent(storefront),
  ])
  if (!special) notFound()
  const { car, view, sold } = special
  const { financeType } = view.offer.profile
  const { manufacturer, range } = car
  const history = await rangePriceHistory(
    { manufacturer: manufacturer.slug, range: range.slug },
    financeType,
  )
  const person = {
    ...forEnquiryFields((field) => draft?.values[field] ?? ''),
    isSubscribed: isTicked(draft?.values['subscription']),
  }
  const things = [
    breadcrumbList(specialOfferCrumbs(car), await pageUrl()),
    productData(car, view.offer, await pageUrl()),
  ]
  return (
    <>
      <JsonLd things={things} />
      <SpecialOfferPage
        car={car}
        view={view}
        sold={sold}
        history={history}
        isWithVat={isWithVat && financeType === 'business'}
        start={newDealFlow(dealSubject(sold), person, fieldErrors(draft?.errors, enquiryFields))}
        handover={enquiryHandover}
        texts={forStorefront(enquiryTexts, ownWords ?? {})}
      />
    </>
  )
}

/** To the special offer of the car that has the chosen terms, or the nearest. Rule L-51. */
export async function toChosenOffer(
  offerId: string,
  change: DealPreferences,
  isWithVat = false,
): Promise<never> {
  const special = await found(offerId, isWithVat)
  if (!special) notFound()
  const { offers, view } = special
  redirect(specialOfferPath(changedSpecialOffer(offers, view, change).offer))
}

/** Title, description and the one address of a special offer. */
export async function specialOfferMetadata(offerId: string): Promise<Metadata> {
  const [special, t] = await Promise.all([found(offerId), getTranslations('specialOffer')])
  if (!special) return {}
  const { car, view } = special
  const { financeType, termMonths, annualMileageMiles, deposit } = selectionOf(view.offer)
  const words = { car: `${carName(car)} ${car.name}`, provider: view.offer.provider.name }
  return routeMetadata('specialOffer', {
    canonical: paths.specialOffer(offerId),
    values: {
      make: car.manufacturer.name,
      range: car.range.name,
      derivative: `${car.range.name} ${car.name}`,
    },
    own: {
      title: t('metaTitle', words),
      description: t('metaDescription', {
        ...words,
        monthly: monthlyPriceAlone(view.offer) ?? '',
        vat: financeTypeTable[financeType].vat,
        rentals: deposit,
        term: termMonths,
        miles: mileageLabel(annualMileageMiles),
      }),
    },
  })
}
