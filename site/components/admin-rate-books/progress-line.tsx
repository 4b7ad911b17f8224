import { useId } from 'react'
import styles from './admin-rate-books.module.css'

type Props = {
  label: string
  /** Null while nobody knows how far it is. */
  percent: number | null
  /** Beside the bar, in full. */
  says: string
  /** What is read out, at each quarter alone. */
  announced: (quarter: number) => string
}

/** A bar with what it says beside it; listeners hear of each quarter and of nothing between. */
export function ProgressLine({ label, percent, says, announced }: Props) {
  const id = useId()
  const quarter = percent === null ? null : Math.floor(percent / 25) * 25
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={100} {...(percent !== null && { value: percent })} />
      <p className={styles.says}>{says}</p>
      <p className={styles.heard} role="status">
        {quarter === null || quarter === 0 ? '' : announced(quarter)}
      </p>
    </div>
  )
}
