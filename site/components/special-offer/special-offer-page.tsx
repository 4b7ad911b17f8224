import { getTranslations } from 'next-intl/server'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { EnquiryStep } from '#core/wizard/deal-flow-state.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactRow } from '#site/ui/facts/facts.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { CarInFigures } from '#site/components/shared/deal/car-in-figures.tsx'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { Agreement } from '#site/components/shared/enquiry/agreement.tsx'
import { enquiryTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { SpecialOfferExplorer } from './special-offer-explorer.tsx'
import { specialOfferTexts } from './special-offer-texts.ts'

export type SpecialOfferPageProps = {
  car: Derivative
  view: SpecialOfferView
  start: EnquiryStep
  /** What becomes of an enquiry (Rule W-58). */
  handover: string
}

/** The page of one special offer: its price, the enquiry about it, the next best, the car in figures. */
export async function SpecialOfferPage({ car, view, start, handover }: SpecialOfferPageProps) {
  const t = await getTranslations('deal')
  const name = carName(car)
  const own = specialOfferTexts.own
  return (
    <Column>
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={[
          { label: t('home'), href: paths.home() },
          { label: own.crumb, href: paths.specialOffers() },
          { label: `${name} ${car.name}` },
        ]}
      />
      <SpecialOfferExplorer
        name={name}
        derivative={car.name}
        initialView={view}
        start={start}
        picture={<CarPicture {...carDrawing(car)} alt={t('picture', { car: name })} isFirst />}
        facts={<FactRow facts={shortFacts(car, messages.deal.facts)} />}
        agreement={
          <>
            {fill(own.whatSending, { handover })} <Agreement />
          </>
        }
        texts={{ ...specialOfferTexts, enquiry: enquiryTexts }}
      />
      <CarInFigures car={car} />
    </Column>
  )
}
