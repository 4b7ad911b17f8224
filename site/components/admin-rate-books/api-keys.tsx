import { useState } from 'react'
import { deleteApiKey, listApiKeys } from '#core/contract/generated/office-request-shapes.ts'
import type { WireApiKey } from '#core/contract/calls/api-keys.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './admin-rate-books.module.css'
import { attempt, type ChosenProvider } from './rate-requests.ts'
import { NewKey } from './new-key.tsx'

const t = messages.keys

/** The keys of a provider's own systems: made, shown once, revoked. Rule C-182. */
export function ApiKeys({ brandId }: { brandId: ChosenProvider }) {
  const [revoking, setRevoking] = useState<WireApiKey | null>(null)
  const whose = brandId === null ? {} : { brandId }
  const keys = useLoaded(['apiKeys', brandId], () => askAsUser(listApiKeys, { query: whose }))
  const revoke = async (keyId: string) => {
    const failure = await attempt(() => askAsUser(deleteApiKey, { params: { keyId } }))
    keys.reload()
    return failure
  }
  return (
    <PageSection title={t.title} lede={t.lede} isRegion>
      <NewKey brandId={brandId} onMade={keys.reload} />
      {revoking === null ? null : (
        <ConfirmDialog
          title={fill(t.revokeTitle, { name: revoking.name })}
          confirm={t.revoke}
          onConfirm={() => revoke(revoking.id)}
          onClose={() => setRevoking(null)}
        >
          <p>{t.revokeText}</p>
        </ConfirmDialog>
      )}
      <AdminTable
        caption={t.caption}
        columns={keyColumns(setRevoking)}
        rows={keys.data?.data}
        rowKey={({ id }) => id}
        isLoading={keys.isLoading}
        hasFailed={keys.hasFailed}
        onRetry={keys.reload}
        empty={<p>{t.empty}</p>}
      />
    </PageSection>
  )
}

const keyColumns = (onRevoke: (key: WireApiKey) => void): readonly TableColumn<WireApiKey>[] => [
  { key: 'name', label: t.name, isRowHead: true, cell: ({ name }) => name },
  {
    key: 'start',
    label: t.start,
    cell: ({ start }) => <code className={styles.start}>{start}…</code>,
  },
  {
    key: 'scopes',
    label: t.scopes,
    cell: ({ scopes }) => scopes.map((scope) => t.scope[scope]).join('; '),
  },
  { key: 'by', label: t.by, cell: ({ by }) => by ?? '' },
  { key: 'at', label: t.at, cell: ({ createdAt }) => writtenMoment(createdAt) },
  {
    key: 'used',
    label: t.used,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? t.never : writtenMoment(lastUsedAt)),
  },
  {
    key: 'revoke',
    label: t.revoke,
    cell: (key) =>
      key.revokedAt === null ? (
        <Button look="quiet" aria-label={`${t.revoke}: ${key.name}`} onClick={() => onRevoke(key)}>
          {t.revoke}
        </Button>
      ) : (
        fill(t.revoked, { at: writtenMoment(key.revokedAt) })
      ),
  },
]
