import type { ReactNode } from 'react'
import styles from './scrolling-table.module.css'

/** Where a table too wide for the screen scrolls by itself. @param label the table's name */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A part that scrolls must be reachable with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
