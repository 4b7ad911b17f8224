import { useState } from 'react'
import type { WireRateUpload } from '#core/contract/json/wire-rate-book.ts'
import { percentOf } from '#core/rates/reading-progress.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import { failureOf } from '#site/components/shared/admin/admin-calls.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './admin-rate-books.module.css'
import { ColumnTable } from './column-table.tsx'
import { FileChoice } from './file-choice.tsx'
import { type ChosenProvider, rateRequests } from './rate-requests.ts'
import { SendingProgress } from './sending-progress.tsx'
import { UploadView } from './upload-view.tsx'
import { useSending } from './use-sending.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  brandId: ChosenProvider
  /** The upload that is looked at; null for none. */
  opened: string | null
  onOpen: (uploadId: string | null) => void
  /** Uploads that are not live. */
  waiting: readonly WireRateUpload[]
  /** Told when the list of books and uploads is another one. */
  onChange: () => void
}

/** A file chosen, sent, checked and made live; and those that still wait. Rules T-21, T-24, T-28. */
export function Uploads({ brandId, opened, onOpen, waiting, onChange }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const { upload, show, look } = useUpload(opened)
  const sending = useSending(look)
  const { current } = sending
  const isUnderWay = current !== null && current.outcome !== 'whole'
  // Closed on another day, or in another tab: what is there already need not be sent again.
  const isArriving = upload?.state === 'arriving' && current === null

  const begin = async (file: File) => {
    setFailure(null)
    try {
      const resumed = isArriving ? upload : null
      if (resumed && !isSameFile(file, resumed)) {
        return setFailure(fill(t.upload.other, { name: resumed.fileName }))
      }
      const target = resumed ?? (await rateRequests.begin(brandId, file))
      onOpen(target.id)
      await sending.start(file, target.id, target.receivedBytes)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  const close = () => {
    sending.end()
    onOpen(null)
    onChange()
  }
  const discard = async () => {
    if (opened !== null) await rateRequests.remove(opened).catch(() => {})
    close()
  }
  const openOther = (id: string) => {
    sending.end()
    onOpen(id)
  }
  const others = isUnderWay ? [] : waiting.filter(({ id }) => id !== opened)
  return (
    <>
      <PageSection title={t.upload.title} isRegion>
        {failure === null ? null : (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        )}
        {isUnderWay ? (
          <SendingProgress
            sending={current}
            onCancel={() => void discard()}
            onResume={() => void sending.start(current.file, current.uploadId, current.sentBytes)}
          />
        ) : null}
        {isArriving ? <ToResume upload={upload} onDiscard={() => void discard()} /> : null}
        {opened === null || isArriving ? (
          <FileChoice onChoose={(file) => void begin(file)} />
        ) : null}
        {upload && !isUnderWay && !isArriving ? (
          <UploadView
            upload={upload}
            onShow={show}
            onClose={close}
            onDiscard={() => void discard()}
            onLive={onChange}
          />
        ) : null}
        {opened === null ? <ColumnTable /> : null}
      </PageSection>
      {others.length > 0 ? (
        <PageSection title={t.waiting.title}>
          <WaitingTable uploads={others} onOpen={openOther} />
        </PageSection>
      ) : null}
    </>
  )
}

/** The same name and size is taken for the same file: what is there already is not sent again. */
const isSameFile = (file: File, { fileName, totalBytes }: WireRateUpload) =>
  file.size === totalBytes &&
  file.name
    .replace(/[^\w.() -]/g, '_')
    .slice(0, 100)
    .trim() === fileName

type ResumeProps = { upload: WireRateUpload; onDiscard: () => void }

function ToResume({ upload, onDiscard }: ResumeProps) {
  const { fileName, receivedBytes, totalBytes } = upload
  return (
    <Notice>
      <p>
        {fill(t.upload.waitingFor, {
          name: fileName,
          percent: percentOf(receivedBytes, totalBytes ?? 0),
        })}
      </p>
      <Button look="quiet" onClick={onDiscard}>
        {t.upload.again}
      </Button>
    </Notice>
  )
}

type WaitingProps = { uploads: readonly WireRateUpload[]; onOpen: (id: string) => void }

function WaitingTable({ uploads, onOpen }: WaitingProps) {
  return (
    <AdminTable
      caption={t.waiting.title}
      rows={uploads}
      rowKey={({ id }) => id}
      onRetry={() => {}}
      empty={null}
      columns={[
        {
          key: 'file',
          label: t.waiting.file,
          isRowHead: true,
          cell: ({ fileName }) => <span className={styles.fileName}>{fileName}</span>,
        },
        { key: 'state', label: t.waiting.state, cell: ({ state }) => t.waiting.states[state] },
        { key: 'at', label: t.waiting.at, cell: ({ createdAt }) => writtenMoment(createdAt) },
        { key: 'by', label: t.waiting.by, cell: ({ by }) => by ?? '' },
        {
          key: 'open',
          label: t.waiting.open,
          cell: ({ id, fileName }) => (
            <Button
              look="quiet"
              aria-label={`${t.waiting.open}: ${fileName}`}
              onClick={() => onOpen(id)}
            >
              {t.waiting.open}
            </Button>
          ),
        },
      ]}
    />
  )
}
