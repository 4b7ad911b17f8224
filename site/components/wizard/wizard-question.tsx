import type { ReactNode } from 'react'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { wizardProgress } from '#core/wizard/wizard-steps.ts'
import { PageTitle } from '#site/ui/page-section/page-section.tsx'
import { stepText } from './wizard-words.ts'
import styles from './wizard-question.module.css'

export type WizardQuestionProps = {
  state: WizardState
  title: string
  lede?: string
  /** The answers so far. */
  answers?: ReactNode
  children: ReactNode
}

/** One question of the wizard: where in the flow it stands, what was answered before, and its answers. */
export function WizardQuestion({ state, title, lede, answers, children }: WizardQuestionProps) {
  return (
    <>
      {answers}
      <div className={styles.head}>
        <p className={styles.step}>{stepText(wizardProgress(state))}</p>
        <PageTitle title={title} lede={lede} />
      </div>
      {children}
    </>
  )
}

/** A titled part of a question's answers. */
export function ChoiceGroup(props: { title: string; lede?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{props.title}</h2>
      {props.lede ? <p className={styles.groupLede}>{props.lede}</p> : null}
      {props.children}
    </section>
  )
}

/** Other ways to begin, under the first question. */
export function OtherWays(props: {
  title: string
  ways: readonly { label: string; href: string }[]
}) {
  return (
    <nav aria-label={props.title} className={styles.other}>
      <ul className={styles.ways}>
        {props.ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={styles.way}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
