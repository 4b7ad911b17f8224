import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { BusinessTax } from '#core/contract/json/business-tax-from-wire.ts'
import { type DealView, drawnView } from '#core/landing/deal-page.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { rankedCars } from '#core/pricing/value/value-words.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#site/ui/button/button.tsx'
import { DealFrame } from '#site/ui/deal-frame/deal-frame.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { FactRow } from '#site/ui/facts/facts.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { StaticHtml } from '#site/ui/static-html/static-html.tsx'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { SeenMark } from '#site/components/shared/saved/seen-cars.tsx'
import { KnowBefore } from '#site/components/shared/deal/know-before.tsx'
import type { ShownClaim } from '#site/components/shared/text/claim-text.tsx'
import './deal-styles.ts'
import styles from './deal.module.css'
import { AboutCar, type AboutCarProps } from './car/about-car.tsx'
import { CarGallery, type CarGalleryProps } from './car/car-gallery.tsx'
import { dealCrumbs } from './deal-crumbs.ts'
import { dealId } from './deal-id.ts'
import { DealWhenUsed } from './deal-when-used.tsx'
import { type DealHistory, PriceHistory } from './history/price-history.tsx'
import type { ProviderFacts } from '#site/data/providers/types.ts'

export type DealPageProps = {
  car: Derivative
  /** Null when no provider quotes the car. */
  view: DealView | null
  /** Business prices stand with VAT. */
  isWithVat: boolean
  /** Of the customer form that led here. Rule D-93. */
  hash?: string | undefined
  /** The cars in stock; null while a factory order is shown, which needs none of them. */
  stockUnits: readonly StockUnit[] | null
  /** Null where nobody quotes a business lease. */
  businessTax: BusinessTax | null
  /** The value score of the deal shown; null for a PCP. */
  value: DealValue | null
  /** What is known of the providers that quote it. */
  providers: readonly ProviderFacts[]
  /** What is known of the car beside its figures. */
  about: Pick<AboutCarProps, 'descriptions' | 'review'> &
    Pick<CarGalleryProps, 'pictures' | 'units'>
  /** How the car's lowest price moved; null where there is none, as of a PCP. */
  history: DealHistory | null
  /** Claims about every lease, from the content backend. */
  included: readonly ShownClaim[]
  /** Above the deal. */
  banners?: ReactNode
  /** After everything about the car. */
  children?: ReactNode
}

/**
 * A car's deal page: what follows the deal sentence (`DealWhenUsed`), what to know first, and the
 * car itself (`AboutCar`), which no choice changes.
 */
export async function DealPage({
  car,
  view,
  isWithVat,
  hash,
  stockUnits,
  businessTax,
  value,
  providers,
  about,
  history,
  included,
  banners,
  children,
}: DealPageProps) {
  const t = await getTranslations('deal')
  const name = carName(car)
  const picture = <CarGallery car={car} pictures={about.pictures} units={about.units} />
  const { descriptions, review } = about
  const facts = (
    <StaticHtml>
      <FactRow facts={shortFacts(car, messages.deal.facts)} />
    </StaticHtml>
  )
  return (
    <Column>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={dealCrumbs(car)} />
      <div className={styles.banners}>{banners}</div>
      {view ? (
        <DealFrame id={dealId}>
          <DealWhenUsed
            key={String(isWithVat)}
            capId={car.capId}
            name={name}
            derivative={car.name}
            selection={view.selection}
            choice={view.choice}
            offerId={view.shown.id}
            isWithVat={isWithVat}
            {...(hash && { hash })}
            car={{ bodyType: car.bodyType, co2: car.co2, isApproximate: car.isApproximate }}
            cars={rankedCars(car.bodyType, car.fuelType)}
            picture={picture}
            facts={facts}
            // After what stays: React sends a value that comes a second time as a reference to the first.
            refetchable={{
              initialView: drawnView(view),
              stockUnits,
              businessTax,
              value,
              providers,
            }}
          />
          <KnowBefore included={included} hasPcp={view.options.financeTypes.includes('pcp')} />
          <StaticHtml className={styles.screen}>
            <SeenMark car={car} />
            {car.bodyType === 'van' ? null : (
              <>
                <a className={styles.employer} href={paths.fourWays(`car=${car.capId}`)}>
                  {t('fourWays')}
                </a>
                <a className={styles.employer} href={paths.returnBill(`car=${car.capId}`)}>
                  {t('returnBill')}
                </a>
              </>
            )}
            {history ? <PriceHistory {...history} /> : null}
            <AboutCar car={car} descriptions={descriptions} review={review} hasGeneral />
            {children}
          </StaticHtml>
        </DealFrame>
      ) : (
        <>
          <SeenMark car={car} />
          <EmptyState
            drawing="road"
            headingLevel={1}
            title={`${name} ${car.name}`}
            actions={<LinkButton href={paths.compare()}>{t('noOffersNext')}</LinkButton>}
          >
            <p>{t('outOfStock')}</p>
            <p>{t('noOffers')}</p>
          </EmptyState>
          <AboutCar car={car} descriptions={descriptions} review={review} hasGeneral={false} />
          {children}
        </>
      )}
    </Column>
  )
}
