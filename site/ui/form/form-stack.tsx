import type { ReactNode } from 'react'
import styles from './form-stack.module.css'

/** Fields under one another at a width that suits what is typed into them. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** The buttons that end a form, the main one first; one under another on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
