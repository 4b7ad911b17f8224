'use no memo'

import type { ReactNode } from 'react'
import { CarPicture, type CarPictureProps } from '../car-drawing/car-picture.tsx'
import { FactRow } from '../facts/facts.tsx'
import type { Price } from '../price-block/price.ts'
import { PriceBlock } from '../price-block/price-block.tsx'
import styles from './offer-card.module.css'

export type OfferCardProps = {
  href: string
  headingLevel?: 2 | 3
  picture: CarPictureProps
  /** "Vauxhall Corsa" */
  name: string
  /** "1.2 Turbo 100 GS" */
  derivative: string
  /** Fuel, gearbox, range or mpg. */
  facts: readonly string[]
  price: Price
  /** "Hot deal" and "£6 a month below ordinary prices": a label on the picture, so that no card is higher for it. */
  special?: { mark: string; why: string }
  /** "£12 a month less than the next best deal here" */
  saving?: string
  /** "In stock, 2–4 weeks" */
  delivery: string
  isInStock: boolean
  /** The mark and "From Harbour Fleet" */
  provider: ReactNode
  /** "Works out at £153.39 a month"; of a lease alone. */
  effective?: string
  /** "Value 82 of 100", and the page that explains it. */
  value?: { words: string; href: string }
  /** "Checked 20 November" */
  checked: string
  /** The heart over the picture, outside the link: a `SaveButton` in the card's own style. Rule F-155. */
  save?: { deal: string; label: string }
  /** What stands below, outside the link. */
  actions?: ReactNode
}

/** The whole card is one link, by a layer over it; the sum and the buttons lie above that layer. */
export function OfferCard(props: OfferCardProps) {
  const Heading = `h${props.headingLevel ?? 3}` as const
  return (
    <article className={styles.card}>
      <CarPicture {...props.picture} />
      <Heading className={styles.name}>
        <a href={props.href} className={styles.link}>
          {props.name} <span className={styles.derivative}>{props.derivative}</span>
        </a>
      </Heading>
      {props.special ? (
        <p className={styles.special}>
          {props.special.mark} <span className={styles.why}>{props.special.why}</span>
        </p>
      ) : null}
      {props.save ? (
        <button
          type="button"
          className={styles.save}
          data-save={props.save.deal}
          aria-pressed="false"
          aria-label={props.save.label}
        />
      ) : null}
      <FactRow facts={props.facts} />
      <div className={styles.price}>
        <PriceBlock size="small" {...props.price} />
        {props.effective ? <p className={styles.effective}>{props.effective}</p> : null}
        {props.value ? (
          <p>
            <a href={props.value.href} className={styles.value}>
              {props.value.words}
            </a>
          </p>
        ) : null}
        {props.saving ? <p className={styles.saving}>{props.saving}</p> : null}
      </div>
      <p className={styles.delivery}>
        <span className={props.isInStock ? styles.stock : undefined}>{props.delivery}</span>
        <span>{props.provider}</span>
        <span>{props.checked}</span>
      </p>
      {props.actions ? (
        <div className={styles.actions} data-no-print="">
          {props.actions}
        </div>
      ) : null}
    </article>
  )
}

/** Cards, as elements or drawn already. */
export function OfferGrid({ children, html }: { children?: ReactNode; html?: string }) {
  if (html === undefined) return <div className={styles.grid}>{children}</div>
  return <div className={styles.grid} dangerouslySetInnerHTML={{ __html: html }} />
}

/** As high as the card, line for line, so that nothing moves when the offers come. */
export function OfferCardSkeleton({ hasActions = false }: { hasActions?: boolean }) {
  return (
    <div className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
      <div className={styles.ghostPicture} />
      <div className={styles.name}>
        <span className={styles.ghost} />
        <span className={styles.ghost} />
      </div>
      <span className={styles.ghost} />
      <div className={styles.price}>
        <span className={styles.ghostPrice} />
        <span className={styles.ghost} />
        <span className={styles.ghost} />
        <span className={styles.ghost} />
        <span className={styles.ghost} />
      </div>
      <p className={styles.delivery}>
        <span className={styles.ghost} />
        <span className={styles.ghost} />
        <span className={styles.ghost} />
      </p>
      {hasActions ? <div className={styles.actions} /> : null}
    </div>
  )
}
