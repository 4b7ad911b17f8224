import { getTranslations } from 'next-intl/server'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { EnquiryStep } from '#core/wizard/deal-flow-state.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactRow } from '#site/ui/facts/facts.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { CarInFigures } from '#site/components/shared/deal/car-in-figures.tsx'
import { PriceHistory } from '#site/components/shared/deal/price-history.tsx'
import type { RangePriceHistory } from '#site/data/ranges/types.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { Agreement } from '#site/components/shared/enquiry/agreement.tsx'
import type { EnquiryTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { SpecialOfferExplorer } from './special-offer-explorer.tsx'
import { specialOfferTexts } from './special-offer-texts.ts'

/** The way from the home page to a special offer. */
export const specialOfferCrumbs = (car: Derivative): Crumb[] => [
  { label: messages.deal.home, href: paths.home() },
  { label: specialOfferTexts.own.crumb, href: paths.specialOffers() },
  { label: `${carName(car)} ${car.name}` },
]

export type SpecialOfferPageProps = {
  car: Derivative
  view: SpecialOfferView
  /** The offer as it is ordered: a business's without VAT. */
  sold: Offer
  /** Of the car's range. Rule D-54. */
  history: RangePriceHistory
  /** Business prices are shown with VAT. */
  isWithVat: boolean
  start: EnquiryStep
  /** What becomes of an enquiry (Rule W-97). */
  handover: string
  /** Of the form. */
  texts: EnquiryTexts
}

/** The page of one special offer: its price, the enquiry about it, the next best, the car in figures. */
export async function SpecialOfferPage(props: SpecialOfferPageProps) {
  const { car, view, sold, history, isWithVat, start, handover, texts } = props
  const t = await getTranslations('deal')
  const name = carName(car)
  const own = specialOfferTexts.own
  return (
    <Column>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={specialOfferCrumbs(car)} />
      <SpecialOfferExplorer
        name={name}
        derivative={car.name}
        key={String(isWithVat)}
        initialView={view}
        sold={sold}
        isWithVat={isWithVat}
        start={start}
        picture={<CarPicture {...carDrawing(car)} alt={t('picture', { car: name })} isFirst />}
        facts={<FactRow facts={shortFacts(car, messages.deal.facts)} />}
        agreement={
          <>
            {fill(own.whatSending, { handover })} <Agreement />
          </>
        }
        texts={{ ...specialOfferTexts, enquiry: texts }}
      />
      <PriceHistory {...history} car={name} />
      <CarInFigures car={car} />
    </Column>
  )
}
