import styles from './demonstration-mark.module.css'

/** Stands after a statement that is made up, such as a firm's number with a regulator. */
export function DemonstrationMark({ label }: { label: string }) {
  return <small className={styles.mark}>{label}</small>
}
