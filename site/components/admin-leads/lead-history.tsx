import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import styles from './admin-leads.module.css'

type Event = WireLead['history'][number]

function wordsOf({ kind, by, text }: Event): string {
  const state = markedWords(kind, text)
  const what = fill(t.history.kinds[kind], { text: state })
  return by === null ? what : fill(t.history.by, { what, name: by })
}

const markedWords = (kind: Event['kind'], text: string | null): string => {
  if (kind === 'takenBack' && text && text in t.states)
    return t.states[text as keyof typeof t.states]
  return text ?? t.history.nobody
}

/** Who did what with a lead, and when, the newest first. Rule W-169. */
export const LeadHistory = ({ lead: { history } }: { lead: WireLead }) => (
  <section className={styles.part}>
    <h2>{t.history.title}</h2>
    <ol className={styles.history} reversed>
      {history.toReversed().map((event) => (
        <li key={`${event.at}${event.kind}${event.text}`}>
          <time dateTime={event.at} className={styles.small}>
            {writtenMoment(event.at)}
          </time>
          <span>{wordsOf(event)}</span>
        </li>
      ))}
    </ol>
  </section>
)
