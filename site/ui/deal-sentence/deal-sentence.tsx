import type { ReactNode } from 'react'
import styles from './deal-sentence.module.css'

export type DealSentenceProps = {
  /** Words and SentenceSelects, in reading order. */
  children: ReactNode
  /** The button that sends the form where no script runs. */
  fallback?: ReactNode
}

export function DealSentence({ children, fallback }: DealSentenceProps) {
  return (
    <div>
      <p className={styles.sentence}>{children}</p>
      {fallback}
    </div>
  )
}
