import { useState } from 'react'
import { agoWords } from '#core/leads/ago-words.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import styles from './admin-leads.module.css'

/** How long ago something was when it was shown, over its date and time. Rule W-162. */
export function Ago({ at }: { at: string }) {
  const [now] = useState(() => Date.now())
  return (
    <time dateTime={at} className={styles.ago}>
      {agoWords(Date.parse(at), now)}
      <span className={styles.small}>{writtenMoment(at)}</span>
    </time>
  )
}
