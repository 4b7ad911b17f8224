import type { ReactNode } from 'react'
import { messages } from '#site/messages/en.ts'
import { type Fact, FactTable } from '#site/ui/facts/facts.tsx'
import styles from './calculators.module.css'

export type AnswerProps = {
  /** One sentence with a place for its figure: "Electric costs {figure} than petrol." */
  text: string
  figure: string
  facts?: readonly Fact[]
  /** The figures are the calculator's own and not yet the visitor's. */
  isExample?: boolean
  children?: ReactNode
}

/** What a calculator comes to, in one sentence, and the few figures it is made of. Rule D-71. */
export function Answer({ text, figure, facts, isExample, children }: AnswerProps) {
  const [before, after] = text.split('{figure}')
  return (
    <section className={styles.answer} id="answer">
      {isExample ? <p className={styles.example}>{messages.calculators.example}</p> : null}
      <h2>
        {before}
        <strong>{figure}</strong>
        {after}
      </h2>
      {children}
      {facts ? (
        <div className={styles.facts}>
          <FactTable facts={facts} />
        </div>
      ) : null}
    </section>
  )
}
