import { useState } from 'react'
import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import type { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { bookColumns } from './book-columns.tsx'
import { attempt, type ChosenProvider, rateRequests } from './rate-requests.ts'

const t = messages.history

type Books = CallResponse<(typeof calls)['listRateBooks']>

type Props = {
  brandId: ChosenProvider
  books: ReturnType<typeof useLoaded<Books>>
  page: number
  rowsPerPage: number
  onPage: (page: number) => void
  mayRollBack: boolean
}

/** The books of a provider with their files, and the way back to the one before. Rules T-16, T-26. */
export function BookHistory({ brandId, books, page, rowsPerPage, onPage, mayRollBack }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<{ isGood: boolean; text: string } | null>(null)
  const { data } = books
  const earlier = data?.earlierBookId ?? null
  const present = data?.presentBookId ?? null
  const names = { earlier: earlier ?? '', present: present ?? '' }

  const rollBack = async () => {
    if (earlier === null) return null
    const expected = { presentBookId: present, earlierBookId: earlier }
    const failure = await attempt(() => rateRequests.rollBack(brandId, expected))
    if (failure === null) {
      setSaid({ isGood: true, text: fill(t.rolledBack, { book: earlier }) })
    }
    books.reload()
    return failure
  }
  const download = async (bookId: number, as: 'sent' | 'rows', fileName: string) => {
    const failure = await attempt(() => rateRequests.book(bookId, as, fileName))
    setSaid(failure === null ? null : { isGood: false, text: t.download })
  }
  return (
    <PageSection title={t.title} isRegion>
      {said === null ? null : (
        <Notice tone={said.isGood ? 'good' : 'bad'} isLive>
          {said.text}
        </Notice>
      )}
      {mayRollBack && earlier !== null ? (
        <Button look="secondary" onClick={() => setIsAsking(true)}>
          {t.rollback}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={fill(t.rollbackTitle, names)}
          confirm={t.rollback}
          onConfirm={rollBack}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(t.rollbackText, names)}</p>
          {present === null ? null : <p>{fill(t.rollbackUndo, names)}</p>}
        </ConfirmDialog>
      ) : null}
      <AdminTable
        caption={t.caption}
        columns={bookColumns((...file) => void download(...file))}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        isLoading={books.isLoading}
        hasFailed={books.hasFailed}
        onRetry={books.reload}
        paging={{ page, rowsPerPage, total: data?.total ?? 0, onPage }}
        empty={<p>{t.empty}</p>}
      />
    </PageSection>
  )
}
