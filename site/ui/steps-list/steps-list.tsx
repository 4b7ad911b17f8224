import type { ReactNode } from 'react'
import styles from './steps-list.module.css'

export type Step = { title: string; text: ReactNode }

/** What happens, in order: three or four numbered columns under a rule. */
export function StepsList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
