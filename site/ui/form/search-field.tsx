'use no memo'

import type { InputHTMLAttributes, Ref } from 'react'
import styles from './field.module.css'

export type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Says what is searched; it stands in the field itself while that is empty. */
  label: string
  ref?: Ref<HTMLInputElement>
}

/** A field that searches what stands below it. Without a name, so that no form sends it. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <input
      {...input}
      type="search"
      autoComplete="off"
      className={styles.control}
      aria-label={label}
      placeholder={label}
    />
  )
}
