'use no memo'

import styles from './facts.module.css'

export type Fact = { label: string; value: string }

export type FactTableProps = {
  facts: readonly Fact[]
  /** `reading` for values of several lines, which start where the others do. */
  look?: 'figures' | 'reading'
}

/** A timetable of plain facts: term on the left, value ranged right, a hairline between rows. */
export function FactTable({ facts, look = 'figures' }: FactTableProps) {
  return (
    <dl className={look === 'reading' ? `${styles.table} ${styles.reading}` : styles.table}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.row}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Short facts in equal columns: fuel, gearbox, range. */
export function FactRow({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles.line}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
