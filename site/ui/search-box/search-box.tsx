import { Icon } from '../icon/icon.tsx'
import styles from './search-box.module.css'

export type SearchBoxProps = {
  /** Of the field; each on a page has its own. */
  id: string
  action: string
  /** Name of the field in the address. */
  name: string
  /** Says what can be typed; spoken, not shown. */
  label: string
  placeholder: string
  submit: string
  maxLength: number
  defaultValue?: string
  /** Names the form where a page has a second one. */
  formLabel?: string
  /** A small one stands in the header, and is its button alone where the header is narrow. */
  size: 'small' | 'large'
}

/** A field and a button that search by words: a plain form, which leads to a page without script. */
export function SearchBox({ size, ...props }: SearchBoxProps) {
  return (
    <form
      role="search"
      aria-label={props.formLabel}
      action={props.action}
      className={`${styles.box} ${styles[size]}`}
    >
      <input
        id={props.id}
        type="search"
        name={props.name}
        aria-label={props.label}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        defaultValue={props.defaultValue}
        autoComplete="off"
        className={styles.field}
      />
      <button type="submit" aria-label={props.submit} className={styles.button}>
        <Icon name="search" />
      </button>
    </form>
  )
}
