import type { ReactNode } from 'react'
import styles from './deal-frame.module.css'

/**
 * A deal page: from a desk's width on what is said of the car and its prices stands on the left, and
 * the deal with its price stays beside it on the right. Rule D-56.
 */
export function DealFrame({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.frame}>
      {children}
    </div>
  )
}

export type DealHeadProps = {
  /** The h1: make, range and derivative. */
  name: string
  derivative: string
  picture: ReactNode
}

/** Which car it is. */
export function DealHead({ name, derivative, picture }: DealHeadProps) {
  return (
    <>
      <div className={styles.names}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.derivative}>{derivative}</p>
      </div>
      <div className={styles.picture}>{picture}</div>
    </>
  )
}

export type DealColumnProps = {
  /** DealSentence. */
  sentence: ReactNode
  /** PriceBlock, large. */
  price: ReactNode
  /** "£14 a month less than the next best deal here". */
  saving?: string | undefined
  /** What the last change did, below the price so that it never moves it. Read out when it comes. */
  change: string
  action: ReactNode
  /** StackedBar. */
  bar: ReactNode
}

/** The deal, its price and the way to it. Stays in view beside what is said of it. */
export function DealColumn(props: DealColumnProps) {
  return (
    <div className={styles.column}>
      {props.sentence}
      <div className={styles.price}>
        {props.price}
        {props.saving ? <p className={styles.saving}>{props.saving}</p> : null}
        <output className={styles.change}>{props.change}</output>
      </div>
      <div data-no-print="">{props.action}</div>
      {props.bar}
    </div>
  )
}

export type DealBarProps = {
  label: string
  /** "£289.47 a month inc. VAT" */
  price: ReactNode
  /** "£12,935.68 in total, fees included" */
  total: string
  action: ReactNode
}

/** Price, total and button at the foot of a phone, for as long as the page is about the deal. */
export function DealBar({ label, price, total, action }: DealBarProps) {
  return (
    <section aria-label={label} className={styles.bar} data-no-print="">
      <div>
        <p className={styles.barPrice}>{price}</p>
        <p className={styles.barTotal}>{total}</p>
      </div>
      {action}
    </section>
  )
}
