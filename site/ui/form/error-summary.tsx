'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'

export type FieldError = { fieldId: string; message: string }

export type ErrorSummaryProps = {
  title: string
  errors: readonly FieldError[]
  /** Counts submissions: the summary takes the focus after each that failed, and not while a person is mending. */
  attempt: number
  /** Under the list: whom to call, where a message says to contact us. */
  help?: ReactNode
}

/** Everything wrong with a form, first in the page, with a link to each field. It takes the focus when it appears. */
export function ErrorSummary({ title, errors, attempt, help }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    summary.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a className={styles.link} href={`#${error.fieldId}`}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
      {help}
    </div>
  )
}
