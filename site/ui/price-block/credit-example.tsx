'use no memo'

import type { ReactNode } from 'react'
import { type CreditExampleProps, figuresOf } from './price.ts'
import styles from './credit-example.module.css'

/**
 * A representative example: all its figures together, each as prominent as the others (Rules P-42,
 * D-44). Above them what it is an example of, below what a reader needs to know of such credit.
 */
export function CreditExample({
  title,
  figures,
  about,
  headingLevel,
  children,
}: CreditExampleProps & { about?: string; headingLevel?: 2; children?: ReactNode }) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <section className={styles.example} aria-label={title}>
      <Title className={styles.title}>{title}</Title>
      {about ? <p>{about}</p> : null}
      <dl className={styles.figures}>
        {figuresOf(figures).map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
