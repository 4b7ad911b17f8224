'use no memo'

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** 'road' for a list without results, 'signpost' for a page that is not there. */
  drawing: 'road' | 'signpost'
  title: string
  headingLevel?: 1 | 2 | 3
  /** Says why there is nothing and what to try. */
  children: ReactNode
  /** Buttons or links: the next step. */
  actions?: ReactNode
}

export function EmptyState({
  drawing,
  title,
  headingLevel = 2,
  children,
  actions,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.empty}>
      <svg
        className={styles.drawing}
        viewBox="0 0 320 150"
        width="320"
        height="150"
        aria-hidden="true"
      >
        {drawing === 'road' ? <EmptyRoad /> : <Signpost />}
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.words}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  )
}

/** A road to the horizon, nobody on it, a lark crossing. */
function EmptyRoad() {
  return (
    <>
      <circle className={styles.sun} cx="216" cy="66" r="28" />
      <path className={styles.hill} d="M0 82C50 58 92 62 136 76C190 58 262 52 320 78V150H0Z" />
      <path className={styles.field} d="M0 96C90 84 230 84 320 96V150H0Z" />
      <path className={styles.road} d="M154 90H166L226 150H94Z" />
      <path className={styles.dashes} d="M160 94V99M160 106V114M160 122V133M160 142V150" />
      <path
        className={styles.bird}
        d="M70 44C76 36 83 36 88 42C93 35 101 34 108 40C99 40 94 44 88 51C83 45 78 43 70 44Z"
      />
    </>
  )
}

/** A signpost with arms in every direction, and a lark that knows no better. */
function Signpost() {
  return (
    <>
      <path className={styles.hill} d="M0 124C70 104 250 104 320 124V150H0Z" />
      <path className={styles.post} d="M160 26V138" />
      <path className={styles.sun} d="M164 40H230L244 51L230 62H164Z" />
      <path className={styles.field} d="M156 68H96L82 78L96 89H156Z" />
      <path className={styles.road} d="M164 94H206L218 103L206 112H164Z" />
      <path
        className={styles.bird}
        d="M140 27L152 19C156 13 163 11 166 8L164 2L168 5C174 3 177 6 177 10L182 12L176 14C174 22 167 27 159 26C153 25 148 25 140 27Z"
      />
    </>
  )
}
