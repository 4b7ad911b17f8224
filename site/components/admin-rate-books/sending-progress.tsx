import { percentOf } from '#core/rates/reading-progress.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { ProgressLine } from './progress-line.tsx'
import type { Sending } from './use-sending.ts'

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

type Props = { sending: Sending; onCancel: () => void; onResume: () => void }

/** A file on its way: how far it is, and the way on where the connection broke off. */
export function SendingProgress({ sending, onCancel, onResume }: Props) {
  const { file, sentBytes, outcome } = sending
  const percent = percentOf(sentBytes, file.size)
  return (
    <>
      {outcome === 'torn' || outcome === 'refused' ? (
        <Notice tone="bad" isLive>
          {outcome === 'torn' ? fill(t.upload.torn, { percent }) : t.upload.notTaken}
        </Notice>
      ) : null}
      <ProgressLine
        label={fill(t.upload.sending, { name: file.name })}
        percent={percent}
        says={fill(t.upload.sent, {
          percent,
          done: megabytes(sentBytes),
          total: megabytes(file.size),
        })}
        announced={(quarter) => fill(t.upload.announce, { percent: quarter })}
      />
      <ButtonRow>
        {outcome === 'torn' ? <Button onClick={onResume}>{t.upload.resume}</Button> : null}
        <Button look="secondary" onClick={onCancel}>
          {outcome === null ? t.upload.cancel : t.upload.again}
        </Button>
      </ButtonRow>
    </>
  )
}
