'use no memo'

import type { ReactNode } from 'react'
import styles from './field.module.css'

export type FieldProps = {
  id: string
  label: string
  hint?: string
  /** Says what to do; `errorPrefix` ("Error:") is read before it and not shown. */
  error?: string
  errorPrefix?: string
  children: ReactNode
}

/** Label, hint and error around one control, tied to it by ids made from its own. */
export function Field({ id, label, hint, error, errorPrefix, children }: FieldProps) {
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} prefix={errorPrefix} />
      {children}
    </div>
  )
}

export function FieldError({ id, error, prefix }: { id: string; error?: string; prefix?: string }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      {prefix ? <span className={styles.unseen}>{prefix} </span> : null}
      {error}
    </p>
  )
}

/** What `aria-describedby` of the control in the field `id` must say. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
