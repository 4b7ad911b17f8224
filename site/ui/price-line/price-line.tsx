import styles from './price-line.module.css'
import { dayWidth, pricePath } from './price-path.ts'

export type PriceLineProps = {
  /** Pence, or null for a day without a price; the oldest first. */
  prices: readonly (number | null)[]
  /** Says in words what the line shows. */
  label: string
  highest: string
  lowest: string
  /** The first day and the last, as they are written. */
  from: string
  to: string
}

/** Prices day by day as one line between the highest and the lowest, drawn on the server. Rule P-77. */
export function PriceLine({ prices, label, highest, lowest, from, to }: PriceLineProps) {
  return (
    <div className={styles.chart}>
      <span className={styles.edge}>{highest}</span>
      <svg
        className={styles.line}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${prices.length * dayWidth} 80`}
        preserveAspectRatio="none"
      >
        <path d={pricePath(prices)} />
      </svg>
      <span className={styles.edge}>{lowest}</span>
      <p className={styles.days}>
        <span>{from}</span> <span>{to}</span>
      </p>
    </div>
  )
}
