import type { ReactNode } from 'react'
import type { Price } from '../price-block/price.ts'
import { PriceBlock } from '../price-block/price-block.tsx'
import styles from './offer-row.module.css'

export type OfferRowProps = {
  provider: string
  providerMark?: ReactNode
  delivery: string
  isInStock: boolean
  /** "Maintenance included", "Excess 9.6p a mile". */
  terms: readonly string[]
  price: Price
  action: ReactNode
  /** "Best deal". */
  mark?: string
  /** "Special offer: £6 a month less than the cheapest ordinary price here". */
  special?: string
}

/** One provider's offer in the list of a deal page: read across like a timetable. */
export function OfferRow({
  provider,
  providerMark,
  delivery,
  isInStock,
  terms,
  price,
  action,
  mark,
  special,
}: OfferRowProps) {
  return (
    <article className={styles.row}>
      <div>
        {mark ? <p className={styles.mark}>{mark}</p> : null}
        <h3 className={styles.provider}>
          {providerMark}
          {` ${provider}`}
        </h3>
        <p className={isInStock ? styles.stock : styles.term}>{delivery}</p>
        {special ? <p className={styles.special}>{special}</p> : null}
        {terms.map((term) => (
          <p key={term} className={styles.term}>
            {term}
          </p>
        ))}
      </div>
      <PriceBlock size="medium" {...price} />
      <div data-no-print="">{action}</div>
    </article>
  )
}
