import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Offer } from '#core/offer/offer.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { ProgressSteps } from '#site/ui/progress-steps/progress-steps.tsx'
import { dealTerms } from '#site/components/shared/deal/deal-terms.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import styles from './enquiry.module.css'
import { StepHeading } from './step-heading.tsx'

export type EnquiryPageProps = {
  car: DerivativeSummary
  offer: Offer
  /** 0 details, 1 code, 2 done. */
  step: 0 | 1 | 2
  title: string
  lede?: ReactNode
  /** Leave to change the deal is given only before the enquiry is sent. */
  backHref?: string
  /** Above the step. */
  banners?: ReactNode
  /** How to reach us. Rule W-89. */
  help: ReactNode
  children: ReactNode
}

/**
 * A step of the enquiry with the deal it is about: car and price above the form on a phone, beside it
 * on a wider screen. Rule W-87.
 */
export async function EnquiryPage({
  car,
  offer,
  step,
  title,
  lede,
  backHref,
  banners,
  help,
  children,
}: EnquiryPageProps) {
  const t = await getTranslations('enquiry')
  const texts = messages.deal
  return (
    <Column>
      {banners}
      <div className={styles.page}>
        <section className={styles.deal} aria-label={t('deal')}>
          <div className={styles.picture}>
            <CarPicture {...carDrawing(car)} alt="" isFirst />
          </div>
          <p className={styles.car}>
            {carName(car)} <span>{car.name}</span>
          </p>
          <div className={styles.price}>
            <PriceBlock size="medium" {...priceInFull(offer, texts.price)} />
          </div>
        </section>
        <div className={styles.step}>
          <div className={styles.steps}>
            <ProgressSteps
              label={t('steps')}
              steps={[t('stepDetails'), t('stepCode'), t('stepDone')]}
              current={step}
              doneLabel={t('doneLabel')}
            />
          </div>
          {/* Of the step, since a page of the same shape takes its place. */}
          <StepHeading key={step}>{title}</StepHeading>
          {lede ? <p className={styles.lede}>{lede}</p> : null}
          {children}
          <div className={styles.help}>{help}</div>
        </div>
        <section className={styles.terms} aria-label={t('dealTerms')}>
          <FactTable facts={dealTerms(offer, texts.terms)} />
          {backHref ? <a href={backHref}>{t('back')}</a> : null}
        </section>
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
