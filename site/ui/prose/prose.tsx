import type { ReactNode } from 'react'
import { StaticHtml } from '../static-html/static-html.tsx'
import styles from './prose.module.css'

/** Running text as editors write it, on a measure of about 66 characters. */
export function Prose({ children }: { children: ReactNode }) {
  return <StaticHtml className={styles.prose}>{children}</StaticHtml>
}
