import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** Disclosures that share a group close each other. */
  group?: string
}

export function Disclosure({ summary, children, isOpen, group }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen} name={group}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

export type Question = { question: string; answer: ReactNode }

/** Questions and answers, ruled off by hairlines. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  )
}
