import type { LeadState } from '#core/leads/lead-state.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import styles from './admin-leads.module.css'

/** The state of a lead as a word, whose frame says as well whether it waits for somebody. */
export const LeadStateMark = ({ state }: { state: LeadState }) => (
  <span className={styles.state} data-state={state}>
    {t.states[state]}
  </span>
)
