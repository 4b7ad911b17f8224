import { useId, useState } from 'react'
import { postLeadNote } from '#core/contract/generated/office-request-shapes.ts'
import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { TextArea } from '#site/ui/form/text-area.tsx'
import styles from './admin-leads.module.css'
import type { OnLead } from './on-lead.ts'

type Props = { lead: WireLead; mayUpdate: boolean; onLead: OnLead }

/** Notes of a lead, the newest first, and the form for another. Rule W-169. */
export function LeadNotes({ lead, mayUpdate, onLead }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const notes = lead.history.filter(({ kind }) => kind === 'noted').toReversed()
  const add = async () => {
    if (isBusy) return
    setIsBusy(true)
    const result = await sendAsUser(postLeadNote, {
      params: { orderRef: lead.orderRef },
      body: { text: typed },
    })
    setIsBusy(false)
    setFailure('errors' in result ? (Object.values(result.errors)[0] ?? '') : '')
    if (!('response' in result)) return
    setTyped('')
    onLead(result.response)
  }
  return (
    <section className={styles.part}>
      <h2>{t.notes.title}</h2>
      {mayUpdate ? (
        <form
          className={styles.noteForm}
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <TextArea
            id={id}
            label={t.notes.field}
            hint={t.notes.hint}
            error={failure}
            rows={3}
            maxLength={2000}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t.notes.submit}
          </Button>
        </form>
      ) : null}
      {notes.length === 0 ? <p>{t.notes.none}</p> : null}
      <ul className={styles.notes}>
        {notes.map(({ at, by, text }) => (
          <li key={`${at}${text}`}>
            <p className={styles.noteText}>{text}</p>
            <p className={styles.small}>
              {fill(t.notes.by, { name: by ?? '', moment: writtenMoment(at) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
