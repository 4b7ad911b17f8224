import type { SelectHTMLAttributes } from 'react'
import type { SelectOption } from '../form/select-field.tsx'
import styles from './sentence-select.module.css'

export type SentenceSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  /** Read out, not shown: the sentence around the select says it to the eye. */
  label: string
  options: readonly SelectOption[]
}

/** A native select that reads as the bold words of a sentence. */
export function SentenceSelect({ label, options, ...select }: SentenceSelectProps) {
  return (
    <select {...select} aria-label={label} className={styles.select}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
