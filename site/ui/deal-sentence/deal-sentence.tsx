import type { ReactNode } from 'react'
import styles from './deal-sentence.module.css'

export type DealSentenceProps = {
  /** Words and SentenceSelects, in reading order. */
  children: ReactNode
  /** What the last change did: "+£21.10 a month, −£214.00 in total". Always in the page, so that it is read out. */
  change?: string
  /** The button that sends the form where no script runs. */
  fallback?: ReactNode
}

export function DealSentence({ children, change, fallback }: DealSentenceProps) {
  return (
    <div>
      <p className={styles.sentence}>{children}</p>
      {fallback}
      <output className={styles.change}>{change}</output>
    </div>
  )
}
