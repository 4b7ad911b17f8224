'use no memo'

import type { ReactNode, Ref, ToggleEventHandler } from 'react'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** Disclosures that share a group close each other. */
  group?: string
  isHidden?: boolean | undefined
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
  ref?: Ref<HTMLDetailsElement>
}

export function Disclosure({
  summary,
  children,
  isOpen,
  group,
  isHidden,
  ...details
}: DisclosureProps) {
  return (
    <details
      {...details}
      className={styles.disclosure}
      open={isOpen}
      name={group}
      hidden={isHidden}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

export type Question = { question: string; answer: ReactNode; isHidden?: boolean | undefined }

/** Questions and answers, ruled off by hairlines. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, isHidden }) => (
        <Disclosure key={question} summary={question} isHidden={isHidden}>
          {answer}
        </Disclosure>
      ))}
    </div>
  )
}
