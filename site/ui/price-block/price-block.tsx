'use no memo'

import { CreditLines } from './credit-lines.tsx'
import type { HirePrice, Price } from './price.ts'
import styles from './price-block.module.css'

export type PriceSize = 'small' | 'medium' | 'large'

export type PriceBlockProps = Price & { size: PriceSize }

/** The signature of the house: lines that never part, the price the loudest thing on the screen. */
export function PriceBlock(props: PriceBlockProps) {
  return (
    <div
      className={[styles.block, styles[props.size], styles[props.kind]].filter(Boolean).join(' ')}
    >
      {props.kind === 'hire' ? <HireLines {...props} /> : null}
      {props.kind === 'credit' ? <CreditLines {...props} /> : null}
      {props.kind === 'withheld' ? <p>{props.words}</p> : null}
    </div>
  )
}

function HireLines(props: HirePrice) {
  return (
    <>
      <p className={styles.monthly}>
        {props.from ? <span>{props.from} </span> : null}
        <strong className={styles.figure}>{props.monthly}</strong> <span>{props.monthlyUnit}</span>
      </p>
      <p className={`${styles.line} ${styles.halves}`}>
        <span>{props.payments}</span> <span>{props.mileage}</span>
      </p>
      {props.sum ? (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={styles.opener}>{props.total}</span>
            {` ${props.totalUnit}`}
          </summary>
          <table className={styles.sum}>
            <tbody>
              {props.sum.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{row.amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : (
        <p className={styles.line}>{`${props.total} ${props.totalUnit}`}</p>
      )}
    </>
  )
}
