import { Icon } from '../icon/icon.tsx'
import field from '../form/field.module.css'
import styles from './progress-steps.module.css'

export type ProgressStepsProps = {
  label: string
  steps: readonly string[]
  /** Index of the step being taken. */
  current: number
  /** Read before the steps that are behind: "Done:". */
  doneLabel: string
}

export function ProgressSteps({ label, steps, current, doneLabel }: ProgressStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={
              index < current ? styles.done : index === current ? styles.current : styles.step
            }
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number}>
              {index < current ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {index < current ? <span className={field.unseen}>{doneLabel} </span> : null}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
