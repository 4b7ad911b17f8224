import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { messages } from '#site/messages/en.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { RichText, type RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { listedCarDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { PriceAlert } from '#site/components/shared/price-alert/price-alert.tsx'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import styles from './make.module.css'

export type PlaceTopProps = {
  /** Editors' text; null without any. */
  intro: RichTextValue | null
  /** Text made from figures, where editors wrote none. */
  instead: ReactNode
  cheapest: Deal | null
  /** Buttons: what to do next. */
  actions: ReactNode
  /** Address of the list whose lowest price can be watched. */
  watched?: string
}

/** The top of a page about a make or range: introduction, actions, and its cheapest deal. */
export async function PlaceTop({ intro, instead, cheapest, actions, watched }: PlaceTopProps) {
  return (
    <div className={styles.top}>
      <div>
        {intro ? (
          <Prose>
            <RichText value={intro} />
          </Prose>
        ) : (
          instead
        )}
        <div className={styles.actions} data-no-print="">
          {actions}
        </div>
      </div>
      {cheapest ? <Cheapest deal={cheapest} watched={watched} /> : null}
    </div>
  )
}

async function Cheapest({ deal, watched }: { deal: Deal; watched: string | undefined }) {
  const { derivative, offer } = deal
  const t = await getTranslations('make')
  const { price } = messages.deal
  return (
    <section className={styles.lead}>
      <CarPicture {...listedCarDrawing(derivative)} alt="" isFirst />
      <h2 className={styles.leadTitle}>{t('cheapest')}</h2>
      <p>
        <a href={offerPath(offer)}>
          {carName(derivative)} {derivative.name}
        </a>{' '}
        {t('fromProvider', { provider: offer.provider.name })}
      </p>
      <PriceBlock size="medium" {...priceInFull(offer, price)} />
      {watched === undefined ? null : <PriceAlert page={watched} />}
    </section>
  )
}
