import type { Ref, TextareaHTMLAttributes } from 'react'
import { describedBy, Field } from './field.tsx'
import styles from './field.module.css'

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  id: string
  label: string
  hint?: string
  error?: string
  errorPrefix?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for more than one line, which grows by its corner. */
export function TextArea({ label, hint, error, errorPrefix, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error} errorPrefix={errorPrefix}>
      <textarea
        {...area}
        className={`${styles.control} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(area.id, hint, error)}
      />
    </Field>
  )
}
