import type { ReactNode } from 'react'
import styles from './deal-summary.module.css'

export type DealSummaryProps = {
  /** The h1: make, range and derivative. */
  name: ReactNode
  derivative: string
  picture: ReactNode
  facts: ReactNode
  /** DealSentence. */
  sentence: ReactNode
  /** PriceBlock, large. */
  price: ReactNode
  /** StackedBar. */
  bar: ReactNode
  /** "£14 a month less than the next best deal here". */
  saving?: string
  /** Provider, delivery, checked when. */
  terms: ReactNode
  action: ReactNode
}

/** The deal page's first screen: the car on the left, the sentence and its price on the right. */
export function DealSummary(props: DealSummaryProps) {
  return (
    <div className={styles.deal}>
      <div className={styles.names}>
        <h1 className={styles.name}>{props.name}</h1>
        <p className={styles.derivative}>{props.derivative}</p>
      </div>
      <div>{props.picture}</div>
      <div className={styles.offer}>
        {props.sentence}
        <div className={styles.price}>
          {props.price}
          {props.saving ? <p className={styles.saving}>{props.saving}</p> : null}
        </div>
        {props.bar}
        <div data-no-print="">{props.action}</div>
      </div>
      <div className={styles.details}>
        {props.facts}
        <div className={styles.terms}>{props.terms}</div>
      </div>
    </div>
  )
}
