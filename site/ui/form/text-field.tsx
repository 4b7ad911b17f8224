'use no memo'

import type { InputHTMLAttributes, Ref } from 'react'
import { describedBy, Field } from './field.tsx'
import styles from './field.module.css'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string
  label: string
  hint?: string
  error?: string
  errorPrefix?: string
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, errorPrefix, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} errorPrefix={errorPrefix}>
      <input
        type="text"
        {...input}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, hint, error)}
      />
    </Field>
  )
}

/** Six digits from a text message: fills itself from the message where the phone can, and takes a paste. */
export function CodeField(props: TextFieldProps) {
  return (
    <div className={styles.code}>
      <TextField inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />
    </div>
  )
}
