import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { ProgressSteps } from '#site/ui/progress-steps/progress-steps.tsx'
import { dealTerms } from '#site/components/shared/deal/deal-terms.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import styles from './enquiry.module.css'

export type EnquiryPageProps = {
  car: DerivativeSummary
  offer: Offer
  /** 0 details, 1 code, 2 done. */
  step: 0 | 1 | 2
  title: string
  lede: ReactNode
  /** Leave to change the deal is given only before the enquiry is sent. */
  backHref?: string
  /** Above the step. */
  banners?: ReactNode
  children: ReactNode
}

/** A step of the enquiry beside the deal it is about, so that the price never leaves the screen. */
export async function EnquiryPage({
  car,
  offer,
  step,
  title,
  lede,
  backHref,
  banners,
  children,
}: EnquiryPageProps) {
  const t = await getTranslations('enquiry')
  const texts = messages.deal
  return (
    <Column>
      {banners}
      <div className={styles.page}>
        <div>
          <div className={styles.steps}>
            <ProgressSteps
              label={t('steps')}
              steps={[t('stepDetails'), t('stepCode'), t('stepDone')]}
              current={step}
              doneLabel={t('doneLabel')}
            />
          </div>
          <h1>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          {children}
        </div>
        <aside className={styles.deal} aria-label={t('deal')}>
          <CarPicture {...carDrawing(car)} alt="" isFirst />
          <h2>
            {carName(car)} {car.name}
          </h2>
          <PriceBlock size="medium" {...priceInFull(offer, texts.price)} />
          <FactTable facts={dealTerms(offer, texts.terms)} />
          {backHref ? <a href={backHref}>{t('back')}</a> : null}
        </aside>
      </div>
    </Column>
  )
}

/** Where the code can be read on a demonstration, which sends no text messages. */
export async function OutboxHint({ url }: { url: string | null }) {
  const t = await getTranslations('enquiry')
  if (!url) return null
  return (
    <p className={styles.small}>
      {t.rich('outbox', {
        outbox: (words) => (
          <a href={url} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
    </p>
  )
}

/** The reference of a confirmed enquiry, and the way to other deals. */
export async function ThankYou({ orderRef }: { orderRef: string }) {
  const t = await getTranslations('enquiry')
  return (
    <div className={styles.form}>
      <p className={styles.reference}>
        {t('reference')}: <strong>{orderRef}</strong>
      </p>
      <LinkButton href={paths.compare()} look="secondary">
        {t('more')}
      </LinkButton>
    </div>
  )
}
