'use no memo'

import type { Ref, SelectHTMLAttributes } from 'react'
import { describedBy, Field } from './field.tsx'
import styles from './field.module.css'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

/** Options that belong together under a name. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
  id: string
  label: string
  options: readonly (SelectOption | SelectGroup)[]
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
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
    </Field>
  )
}

const optionOf = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
)
