'use no memo'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { describedBy, FieldError } from './field.tsx'
import field from './field.module.css'
import styles from './choices.module.css'

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  id: string
  label: ReactNode
  /** Ranged right, in figures of equal width: "214". */
  count?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />
}

export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />
}

function Choice({ label, count, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <div className={styles.choice}>
      <input {...input} className={styles.input} />
      <label className={styles.label} htmlFor={input.id}>
        {label}
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </label>
    </div>
  )
}

export type ChoiceGroupProps = {
  id: string
  legend: string
  hint?: string
  error?: string
  errorPrefix?: string
  /** 'row' for two or three short answers. */
  layout?: 'column' | 'row'
  children: ReactNode
}

/** A question with several answers: radios, or tick boxes that belong together. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, legend, hint, error, errorPrefix, layout = 'column', children } = props
  return (
    <fieldset
      id={id}
      className={error ? `${styles.group} ${field.wrong}` : styles.group}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className={field.label}>{legend}</legend>
      {hint ? (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} prefix={errorPrefix} />
      <div className={styles[layout]}>{children}</div>
    </fieldset>
  )
}
