import { useState } from 'react'
import type { WireOfficeUser } from '#core/contract/calls/office-users.ts'
import {
  postDeactivation,
  postReactivation,
} from '#core/contract/generated/office-request-shapes.ts'
import { accountDetails } from '#core/session/account-details.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import { fill } from '#site/messages/fill.ts'
import admin from '#site/messages/en/admin.json' with { type: 'json' }
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-users.module.css'
import { AccessDialog } from './access-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'

type Act = { kind: 'invite' } | { kind: 'access' | 'deactivate'; user: WireOfficeUser }

/** What was done, or why it was not, and how it is taken back. */
type Outcome = { tone: 'good' | 'bad'; text: string; undo?: () => void }

type Props = {
  isOfStaff: boolean
  mayGive: readonly PermissionName[]
  onChanged: () => void
}

/** The acts on users: which dialog is open, and what came of the last one. Rules S-83, S-84. */
export function useUserActs({ isOfStaff, mayGive, onChanged }: Props) {
  const [act, setAct] = useState<Act | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const close = () => setAct(null)
  const done = (next: Outcome) => {
    close()
    setOutcome(next)
    onChanged()
  }

  const reactivate = async (user: WireOfficeUser) => {
    const { name } = accountDetails(user)
    const result = await sendAsUser(postReactivation, { params: { id: user.id } })
    if ('errors' in result) setOutcome({ tone: 'bad', text: result.errors.form ?? '' })
    else done({ tone: 'good', text: fill(t.reactivatedNow, { name }) })
  }
  const deactivate = async (user: WireOfficeUser): Promise<string | null> => {
    const { name } = accountDetails(user)
    const result = await sendAsUser(postDeactivation, { params: { id: user.id } })
    if ('errors' in result) return result.errors.form ?? ''
    const undo = () => void reactivate(user)
    done({ tone: 'good', text: fill(t.deactivatedNow, { name }), undo })
    return null
  }

  const shown = (
    <>
      {outcome ? (
        <div className={styles.lead}>
          <Notice tone={outcome.tone} isLive>
            <p>{outcome.text}</p>
            {outcome.undo ? (
              <Button look="quiet" onClick={outcome.undo}>
                {admin.undo}
              </Button>
            ) : null}
          </Notice>
        </div>
      ) : null}
      {act?.kind === 'invite' ? (
        <InviteDialog
          isOfStaff={isOfStaff}
          mayGive={mayGive}
          onClose={close}
          onInvited={({ email, expiresAt }) => {
            const day = writtenDay(expiresAt)
            done({ tone: 'good', text: fill(t.invited, { email, day }) })
          }}
        />
      ) : null}
      {act?.kind === 'access' ? (
        <AccessDialog
          user={act.user}
          mayGive={mayGive}
          onClose={close}
          onChanged={(user) =>
            done({ tone: 'good', text: fill(t.accessChanged, accountDetails(user)) })
          }
        />
      ) : null}
      {act?.kind === 'deactivate' ? (
        <ConfirmDialog
          title={fill(t.deactivateTitle, accountDetails(act.user))}
          confirm={t.deactivate}
          onConfirm={() => deactivate(act.user)}
          onClose={close}
        >
          <p>{fill(t.deactivateLede, accountDetails(act.user))}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
  return { begin: setAct, reactivate, shown }
}
