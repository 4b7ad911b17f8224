'use no memo'

import { CreditExample } from './credit-example.tsx'
import { type CreditPrice, figuresOf } from './price.ts'
import styles from './credit-lines.module.css'
import block from './price-block.module.css'

/**
 * The lines of a credit price: the monthly payment and the representative APR at one size, since
 * neither may be louder than the other, then what they hide (Rule D-44). Few elements, because a
 * list shows 24 of them.
 */
export function CreditLines(props: CreditPrice) {
  const { title, figures } = props.example
  const main = [figures.deposit, figures.finalPayment, figures.total]
  return (
    <>
      <p className={styles.pair}>
        <strong className={block.figure}>{props.monthly}</strong> {props.monthlyUnit}{' '}
        <strong className={block.figure}>{props.apr}</strong> {props.aprUnit}
      </p>
      {props.inFull === 'here' ? <CreditExample {...props.example} /> : null}
      {props.inFull ? null : (
        <>
          <p className={styles.terms}>{props.terms}</p>
          <dl className={styles.main}>
            {main.flatMap((row) => [
              <dt key={row.label}>{row.label}</dt>,
              <dd key={`${row.label} amount`}>{row.amount}</dd>,
            ])}
          </dl>
          <details>
            <summary className={`${block.summary} ${block.opener}`}>{title}</summary>
            {figuresOf(figures)
              .map((row) => `${row.label} ${row.amount}`)
              .join(' · ')}
          </details>
        </>
      )}
    </>
  )
}
