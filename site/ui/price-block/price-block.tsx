import styles from './price-block.module.css'

export type PriceSize = 'small' | 'medium' | 'large'

export type SumRow = { label: string; amount: string }

export type PriceBlockProps = {
  size: PriceSize
  /** "£289.47" */
  monthly: string
  /** "a month inc. VAT" */
  monthlyUnit: string
  /** "£2,605.23 first, then 35 payments" */
  payments: string
  /** "8,000 miles a year" */
  mileage: string
  /** "£12,935.68" */
  total: string
  /** "in total, fees included" */
  totalUnit: string
  /** What the total is made of; the total opens it. Left out, the line is plain. */
  sum?: readonly SumRow[]
}

/** The signature of the house: three lines that never part, the price the loudest thing on the screen. */
export function PriceBlock(props: PriceBlockProps) {
  return (
    <div className={`${styles.block} ${styles[props.size]}`}>
      <p className={styles.monthly}>
        <strong className={styles.figure}>{props.monthly}</strong> <span>{props.monthlyUnit}</span>
      </p>
      <p className={`${styles.line} ${styles.halves}`}>
        <span>{props.payments}</span> <span>{props.mileage}</span>
      </p>
      {props.sum ? (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={styles.opener}>{props.total}</span> {props.totalUnit}
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
        <p className={styles.line}>
          {props.total} {props.totalUnit}
        </p>
      )}
    </div>
  )
}
