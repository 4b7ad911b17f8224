import styles from './facts.module.css'

export type Fact = { label: string; value: string }

/** A timetable of plain facts: term on the left, value ranged right, a hairline between rows. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.table}>
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
