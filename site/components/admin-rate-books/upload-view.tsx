import { useEffect, useRef, useState } from 'react'
import type { WireRateUpload } from '#core/contract/json/wire-rate-book.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { failureOf } from '#site/components/shared/admin/admin-calls.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { ProgressLine } from './progress-line.tsx'
import { rateRequests } from './rate-requests.ts'
import { Report } from './report.tsx'

type Props = {
  upload: WireRateUpload
  onShow: (upload: WireRateUpload) => void
  onClose: () => void
  onDiscard: () => void
  /** Told when it has gone live. */
  onLive: () => void
}

/** An upload that is there whole, in each of its states. Rules T-21, T-22, T-28. */
export function UploadView({ upload, onShow, onClose, onDiscard, onLive }: Props) {
  const { id, state, fileName: name } = upload
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (request: () => Promise<WireRateUpload>) => {
    setFailure(null)
    try {
      onShow(await request())
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  const check = (takeHeld: boolean) => void act(() => rateRequests.check(id, takeHeld))
  return (
    <>
      {failure === null ? null : (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      {state === 'arrived' || state === 'checking' || state === 'switching' ? (
        <>
          <Work upload={upload} />
          {state === 'switching' ? null : (
            <Button look="secondary" onClick={onDiscard}>
              {t.work.stop}
            </Button>
          )}
        </>
      ) : null}
      {state === 'checked' && upload.report ? (
        <Report
          upload={upload}
          report={upload.report}
          onCheck={check}
          onMakeLive={(accepted) => void act(() => rateRequests.makeLive(id, accepted))}
          onDiscard={onDiscard}
        />
      ) : null}
      {state === 'refused' || state === 'brokenOff' ? (
        <>
          <Notice tone="bad" isLive>
            {state === 'refused' ? (
              <>
                <p>{fill(t.report.refused, { name })}</p>
                <p>{upload.message}</p>
              </>
            ) : (
              fill(t.report.brokenOff, { name })
            )}
          </Notice>
          <ButtonRow>
            <Button onClick={() => check(false)}>{t.report.checkAgain}</Button>
            <Button look="secondary" onClick={onDiscard}>
              {t.report.discard}
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {state === 'live' ? <Live name={name} onLive={onLive} onClose={onClose} /> : null}
    </>
  )
}

function Live({
  name,
  onLive,
  onClose,
}: {
  name: string
  onLive: () => void
  onClose: () => void
}) {
  // Told once: what it is told to is made anew with each render.
  const told = useRef(onLive)
  useEffect(() => told.current(), [])
  return (
    <>
      <Notice tone="good" isLive>
        {fill(t.report.isLive, { name })}
      </Notice>
      <Button look="secondary" onClick={onClose}>
        {t.report.next}
      </Button>
    </>
  )
}

const number = new Intl.NumberFormat('en-GB')

function Work({ upload: { fileName, progress, state } }: { upload: WireRateUpload }) {
  const label = `${fileName}: ${t.waiting.states[state]}`
  const announced = (quarter: number) => fill(t.work.announce, { percent: quarter })
  if (!progress) {
    return <ProgressLine label={label} percent={null} says={t.work.waiting} announced={announced} />
  }
  const { step, percent, rows, aboutRows } = progress
  const says = {
    reading:
      aboutRows === null
        ? t.work.readingFirst
        : fill(t.work.reading, { rows: number.format(rows), about: number.format(aboutRows) }),
    checking: fill(t.work.checking, { rows: number.format(rows) }),
    storing: t.work.storing,
  }[step]
  return (
    <ProgressLine
      label={label}
      percent={step === 'reading' ? percent : null}
      says={says}
      announced={announced}
    />
  )
}
