import { useState } from 'react'
import type { WireInvitation } from '#core/contract/calls/office-invitations.ts'
import {
  deleteInvitation,
  postInvitationResend,
} from '#core/contract/generated/office-request-shapes.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import { fill } from '#site/messages/fill.ts'
import words from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { invitationColumns } from './invitation-columns.tsx'

const t = words.invitations

type Props = {
  invitations: readonly WireInvitation[]
  isOfStaff: boolean
  reload: () => void
}

/** Invitations that nobody has answered: sent again or withdrawn; nothing where there are none. Rule S-88. */
export function OpenInvitations({ invitations, isOfStaff, reload }: Props) {
  const [meant, setMeant] = useState<WireInvitation | null>(null)
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)

  const resend = async ({ id }: WireInvitation) => {
    const result = await sendAsUser(postInvitationResend, { params: { id } })
    if ('errors' in result) setOutcome({ tone: 'bad', text: result.errors.form ?? '' })
    else {
      const { email, expiresAt } = result.response
      setOutcome({ tone: 'good', text: fill(words.invited, { email, day: writtenDay(expiresAt) }) })
    }
    reload()
  }
  const withdraw = async ({ id, email }: WireInvitation): Promise<string | null> => {
    const result = await sendAsUser(deleteInvitation, { params: { id } })
    reload()
    if ('errors' in result) return result.errors.form ?? ''
    setOutcome({ tone: 'good', text: fill(t.withdrawn, { email }) })
    return null
  }
  if (invitations.length === 0 && outcome === null) return null
  return (
    <PageSection title={t.title} lede={t.lede}>
      {outcome ? (
        <Notice tone={outcome.tone} isLive>
          {outcome.text}
        </Notice>
      ) : null}
      <AdminTable
        caption={t.title}
        columns={invitationColumns({
          isOfStaff,
          onResend: (each) => void resend(each),
          onWithdraw: setMeant,
        })}
        rows={invitations}
        rowKey={({ id }) => id}
        onRetry={reload}
        empty={<p>{t.none}</p>}
      />
      {meant ? (
        <ConfirmDialog
          title={fill(t.withdrawTitle, { email: meant.email })}
          confirm={t.withdraw}
          onConfirm={() => withdraw(meant)}
          onClose={() => setMeant(null)}
        >
          <p>{t.withdrawLede}</p>
        </ConfirmDialog>
      ) : null}
    </PageSection>
  )
}
