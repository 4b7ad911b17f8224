'use no memo'

import type { ReactNode, Ref } from 'react'
import styles from './results-layout.module.css'

export type ResultsLayoutProps = {
  /** The h1. */
  title: ReactNode
  /** "214 deals from £189.40 a month": said again when it changes. */
  summary: ReactNode
  /** A word more beside the summary, not said again: what a little more money brings. */
  aside?: ReactNode
  /** Takes the focus when the last chip goes. */
  countRef?: Ref<HTMLParagraphElement>
  sort: ReactNode
  /** Chips of the filters in force. */
  chips?: ReactNode
  filters: ReactNode
  children: ReactNode
  pagination?: ReactNode
}

export function ResultsLayout({ countRef, ...props }: ResultsLayoutProps) {
  return (
    <div>
      <div className={styles.head}>
        <h1 className={styles.title}>{props.title}</h1>
      </div>
      <div className={styles.body}>
        <div className={styles.filters}>{props.filters}</div>
        <div className={styles.list}>
          <div className={styles.bar}>
            <div>
              <p className={styles.summary} role="status" tabIndex={-1} ref={countRef}>
                {props.summary}
              </p>
              {props.aside}
            </div>
            <div className={styles.chips}>{props.chips}</div>
            {props.sort}
          </div>
          {props.children}
          {props.pagination ? <div className={styles.pages}>{props.pagination}</div> : null}
        </div>
      </div>
    </div>
  )
}
