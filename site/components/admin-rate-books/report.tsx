import { type SyntheticEvent, useId, useState } from 'react'
import type { WireRateUpload, WireUploadReport } from '#core/contract/json/wire-rate-book.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Checkbox } from '#site/ui/form/choices.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-rate-books.module.css'
import { BadRows } from './bad-rows.tsx'
import { HeldPrices } from './held-prices.tsx'
import { PriceChanges } from './price-changes.tsx'

const t = messages.report
const number = new Intl.NumberFormat('en-GB')

export type Accepted = { leaveOutBad: boolean; takeFewer: boolean }

type Props = {
  upload: WireRateUpload
  report: WireUploadReport
  onCheck: (takeHeld: boolean) => void
  onMakeLive: (accepted: Accepted) => void
  onDiscard: () => void
}

/** What a checked book would change, and what must be accepted before it goes live. Rules T-21, T-22. */
export function Report({ upload, report, onCheck, onMakeLive, onDiscard }: Props) {
  const { fileName, by, createdAt } = upload
  const { offers, derivatives, rowsRead, validUntil, duplicatesFound, guessedExcess } = report
  return (
    <div className={styles.report}>
      <h3>{fill(t.title, { name: fileName })}</h3>
      <p>
        {fill(t.summary, {
          offers: number.format(offers),
          cars: number.format(derivatives),
          rows: number.format(rowsRead),
          until: writtenDay(validUntil),
        })}
        {by === null ? null : <> {fill(t.by, { by, at: writtenMoment(createdAt) })}.</>}
      </p>
      {report.isFirstBook ? <p>{t.first}</p> : null}
      {duplicatesFound > 0 ? (
        <p>{fill(t.duplicates, { count: number.format(duplicatesFound) })}</p>
      ) : null}
      {guessedExcess > 0 ? <p>{fill(t.guessed, { count: number.format(guessedExcess) })}</p> : null}
      <PriceChanges report={report} />
      {report.heldFound > 0 ? <HeldPrices report={report} onCheck={onCheck} /> : null}
      {report.badRows > 0 ? <BadRows uploadId={upload.id} report={report} /> : null}
      <Acceptance report={report} onMakeLive={onMakeLive} onDiscard={onDiscard} />
    </div>
  )
}

function Acceptance({
  report: { badRows, shortfalls },
  onMakeLive,
  onDiscard,
}: Pick<Props, 'report' | 'onMakeLive' | 'onDiscard'>) {
  const id = useId()
  const [leaveOutBad, setLeaveOutBad] = useState(false)
  const [takeFewer, setTakeFewer] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const isAccepted = (badRows === 0 || leaveOutBad) && (shortfalls.length === 0 || takeFewer)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsRefused(!isAccepted)
    if (isAccepted) onMakeLive({ leaveOutBad, takeFewer })
  }
  return (
    <form className={styles.acceptance} onSubmit={submit}>
      {badRows > 0 ? (
        <Checkbox
          id={`${id}bad`}
          label={fill(t.acceptBad, { count: number.format(badRows) })}
          checked={leaveOutBad}
          onChange={({ target }) => setLeaveOutBad(target.checked)}
        />
      ) : null}
      {shortfalls.map(({ of, left, present }) => (
        <Checkbox
          key={of}
          id={`${id}${of}`}
          label={fill(of === 'offers' ? t.acceptOffers : t.acceptCars, {
            left: number.format(left),
            present: number.format(present),
          })}
          checked={takeFewer}
          onChange={({ target }) => setTakeFewer(target.checked)}
        />
      ))}
      {isRefused && !isAccepted ? (
        <Notice tone="bad" isLive>
          {t.acceptFirst}
        </Notice>
      ) : null}
      <ButtonRow>
        <Button type="submit">{t.live}</Button>
        <Button look="secondary" onClick={onDiscard}>
          {t.discard}
        </Button>
      </ButtonRow>
    </form>
  )
}
