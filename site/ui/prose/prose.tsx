import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text as editors write it, on a measure of about 66 characters. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
