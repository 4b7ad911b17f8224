'use no memo'

import { Icon } from '../icon/icon.tsx'
import styles from './pagination.module.css'

export type PageStep = { page: number; href: string; isCurrent: boolean } | 'gap'

export type PaginationProps = {
  label: string
  steps: readonly PageStep[]
  previous?: { href: string; label: string }
  next?: { href: string; label: string }
  /** "Page 7" for a page number. */
  pageLabel: (page: number) => string
}

export function Pagination({ label, steps, previous, next, pageLabel }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      {previous ? (
        <a className={styles.step} href={previous.href} rel="prev">
          <Icon name="back" /> <span className={styles.word}>{previous.label}</span>
        </a>
      ) : null}
      <ul className={styles.pages}>
        {steps.map((step, index) =>
          step === 'gap' ? (
            <li key={`gap ${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={step.page} className={step.isCurrent ? undefined : styles.far}>
              <a
                className={styles.page}
                href={step.href}

                aria-label={pageLabel(step.page)}
                aria-current={step.isCurrent ? 'page' : undefined}
              >
                {step.page}
              </a>
            </li>
          ),
        )}
      </ul>
      {next ? (
        <a className={styles.step} href={next.href} rel="next">
          <span className={styles.word}>{next.label}</span> <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  )
}
