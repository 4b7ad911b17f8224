import type { Ref, SelectHTMLAttributes } from 'react'
import { describedBy, Field } from './field.tsx'
import styles from './field.module.css'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
  id: string
  label: string
  options: readonly SelectOption[]
  hint?: string
  error?: string
  errorPrefix?: string
  ref?: Ref<HTMLSelectElement>
}

export function SelectField({
  label,
  options,
  hint,
  error,
  errorPrefix,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error} errorPrefix={errorPrefix}>
      <select
        {...select}
        className={`${styles.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(select.id, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
