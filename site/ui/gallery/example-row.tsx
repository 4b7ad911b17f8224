import type { ReactNode } from 'react'
import styles from './example-row.module.css'

/** Small things of one kind beside each other: 'wide' for pictures, 'narrow' for icons and buttons. */
export function ExampleRow({
  width = 'narrow',
  children,
}: {
  width?: 'narrow' | 'wide'
  children: ReactNode
}) {
  return <div className={styles[width]}>{children}</div>
}
