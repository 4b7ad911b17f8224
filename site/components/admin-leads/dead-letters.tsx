'use client'

import { useState } from 'react'
import { listDeadLetters, postResends } from '#core/contract/generated/office-request-shapes.ts'
import type { WireDeadLetter } from '#core/contract/json/wire-lead.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { askAsUser, sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { fill } from '#site/messages/fill.ts'
import words from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import styles from './admin-leads.module.css'
import { deliveryName, deliveryWords } from './lead-deliveries.tsx'

const t = words.deadLetters

/** What a delivery is called: the lead that it is about, else its subject. */
const nameOf = (letter: WireDeadLetter): string =>
  [deliveryName(letter), letter.shortReference ?? letter.subject].filter(Boolean).join(', ')

/** What could not be delivered, sending it again, and what became of it. Rule W-174. */
export function DeadLetters() {
  const letters = useLoaded(['dead-letters'], () => askAsUser(listDeadLetters, {}))
  const [outcome, setOutcome] = useState<{ failure: string } | { resent: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const dead = letters.data?.data.filter(({ state }) => state === 'dead') ?? []

  const resend = async (ids: string[]): Promise<string | null> => {
    const result = await sendAsUser(postResends, { body: { ids } })
    const failure = 'errors' in result ? (Object.values(result.errors)[0] ?? '') : null
    setOutcome(
      'response' in result ? { resent: result.response.resent } : { failure: failure ?? '' },
    )
    letters.reload()
    return failure
  }
  const columns: readonly TableColumn<WireDeadLetter>[] = [
    {
      key: 'what',
      label: t.columns.what,
      isRowHead: true,
      cell: (letter) =>
        letter.orderRef ? (
          <a href={accountPaths.adminLead(letter.orderRef)} className={styles.name}>
            {nameOf(letter)}
          </a>
        ) : (
          nameOf(letter)
        ),
    },
    { key: 'provider', label: t.columns.provider, cell: ({ provider }) => provider ?? '' },
    {
      key: 'state',
      label: t.columns.state,
      cell: (letter) => (
        <>
          {deliveryWords(letter)}
          {letter.resentAt ? (
            <span className={styles.small}>
              {fill(t.resentAt, { moment: writtenMoment(letter.resentAt) })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'resend',
      label: t.columns.resend,
      cell: (letter) =>
        letter.state === 'dead' ? (
          <Button
            look="secondary"
            aria-label={fill(t.resendNamed, { what: nameOf(letter) })}
            onClick={() => void resend([letter.id])}
          >
            {t.resend}
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      {outcome ? (
        <Notice tone={'failure' in outcome ? 'bad' : 'good'} isLive>
          {'failure' in outcome ? outcome.failure : fill(t.resent, { count: outcome.resent })}
        </Notice>
      ) : null}
      {dead.length > 1 ? (
        <Button look="secondary" onClick={() => setIsAsking(true)}>
          {fill(t.resendAll, { count: dead.length })}
        </Button>
      ) : null}
      <AdminTable
        caption={t.caption}
        columns={columns}
        rows={letters.data?.data}
        rowKey={({ id }) => id}
        isLoading={letters.isLoading}
        hasFailed={letters.hasFailed}
        onRetry={letters.reload}
        empty={
          <>
            <p>{t.none}</p>
            <p>{t.noneHint}</p>
          </>
        }
      />
      {isAsking ? (
        <ConfirmDialog
          title={fill(t.resendAllTitle, { count: dead.length })}
          confirm={t.resend}
          onConfirm={() => resend(dead.map(({ id }) => id))}
          onClose={() => setIsAsking(false)}
        >
          <p>{t.resendAllBody}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
