import type { ReactNode } from 'react'
import { wizard } from '#core/wizard/wizard.ts'
import type { WizardAddress } from '#core/wizard/wizard-address.ts'
import { newWizard, type WizardState } from '#core/wizard/wizard-state.ts'
import { wizardSummary } from '#core/wizard/wizard-summary.ts'
import { messages } from '#site/messages/en.ts'
import styles from './wizard-answers.module.css'

export type WizardAnswersProps = {
  state: WizardState
  address: WizardAddress
  /** Where starting over leads, where that is not the first question of this flow. */
  startHref?: string
  /** Where the answers can be saved; nowhere while they are too few. */
  saveHref?: string | undefined
}

/**
 * What has been answered so far. Each answer is a link to its question, asked again with all before
 * it as they stand. Nothing before the first answer. Rules W-13, W-14, W-16.
 */
export function WizardAnswers({ state, address, startHref, saveHref }: WizardAnswersProps) {
  const lines = wizardSummary(state)
  if (lines.length === 0) return null
  const t = messages.wizard
  const start = startHref ?? address({ ...newWizard(), type: state.type })
  return (
    <nav aria-label={t.answers} className={styles.answers}>
      <ul className={styles.list}>
        {lines.map(({ step, label, value }) => (
          <li key={step}>
            <WizardLink
              className={styles.answer}
              href={address(wizard(state, { kind: 'change', step }))}
            >
              <span className={styles.label}>{label}</span> <b>{value}</b>{' '}
              <span className={styles.change}>{t.change}</span>
            </WizardLink>
          </li>
        ))}
        <li>
          <a className={styles.way} href={start}>
            {t.startOver}
          </a>
        </li>
        {saveHref ? (
          <li>
            <WizardLink className={styles.way} href={saveHref}>
              {t.save}
            </WizardLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

type WizardLinkProps = { href: string; className: string | undefined; children: ReactNode }

function WizardLink({ children, ...link }: WizardLinkProps) {
  return (
    <a {...link} rel="nofollow">
      {children}
    </a>
  )
}
