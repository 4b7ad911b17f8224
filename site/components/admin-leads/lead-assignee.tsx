import { useId, useState } from 'react'
import { putLeadAssignee } from '#core/contract/generated/office-request-shapes.ts'
import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-leads.module.css'
import type { OnLead } from './on-lead.ts'

type Props = { lead: WireLead; mayUpdate: boolean; onLead: OnLead }

/** Who looks after a lead. What somebody else chose meanwhile is told, not overwritten. Rule W-168. */
export function LeadAssignee({ lead, mayUpdate, onLead }: Props) {
  const id = useId()
  const was = lead.assignee?.id ?? ''
  const [chosen, setChosen] = useState(was)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null)
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    const result = await sendAsUser(putLeadAssignee, {
      params: { orderRef: lead.orderRef },
      body: { ...(chosen && { userId: chosen }), ...(was && { was }) },
    })
    setIsBusy(false)
    setOutcome({ failure: 'errors' in result ? (Object.values(result.errors)[0] ?? '') : null })
    onLead('response' in result ? result.response : null)
  }
  const options = [
    { value: '', label: t.assignees.nobody },
    ...lead.colleagues.map(({ id: value, name }) => ({ value, label: name })),
  ]
  return (
    <section className={styles.part}>
      <h2>{t.assign.title}</h2>
      {mayUpdate ? (
        <form
          className={styles.markForm}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <SelectField
            id={id}
            label={t.assign.field}
            options={options}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t.assign.submit}
          </Button>
        </form>
      ) : (
        <p>{lead.assignee?.name ?? t.assignees.nobody}</p>
      )}
      {outcome ? (
        <Notice tone={outcome.failure === null ? 'good' : 'bad'} isLive>
          {outcome.failure ?? t.assign.saved}
        </Notice>
      ) : null}
    </section>
  )
}
