import type { WireLogEntry, WireLogPerson } from '#core/contract/calls/office-log.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import t from '#site/messages/en/admin-activity.json' with { type: 'json' }
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import styles from './activity.module.css'

/** A person of an entry: by name and address, or as what they are. A key has the name of its system. */
function Person({ person: { kind, id, name, email } }: { person: WireLogPerson }) {
  const title = kind === 'user' ? name : t.who[kind]
  const details: Partial<Record<typeof kind, string | null>> = { withoutAccount: id, key: name }
  const detail = details[kind] ?? email
  return (
    <>
      {title}
      {detail === null ? null : <span className={styles.detail}>{detail}</span>}
    </>
  )
}

const isSelf = ({ actor, subject }: WireLogEntry) => actor.id !== null && actor.id === subject.id

/** The columns of the log. */
export const activityColumns: readonly TableColumn<WireLogEntry>[] = [
  {
    key: 'at',
    label: t.columns.at,
    cell: ({ at }) => (
      <time dateTime={at} className={styles.moment}>
        {writtenMoment(at)}
      </time>
    ),
  },
  {
    key: 'action',
    label: t.columns.action,
    isRowHead: true,
    cell: ({ action }) => t.actions[action],
  },
  { key: 'actor', label: t.columns.actor, cell: ({ actor }) => <Person person={actor} /> },
  {
    key: 'subject',
    label: t.columns.subject,
    cell: (entry) => (isSelf(entry) ? t.self : <Person person={entry.subject} />),
  },
]
