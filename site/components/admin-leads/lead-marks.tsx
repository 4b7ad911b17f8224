import { useId, useState } from 'react'
import { deleteLeadMark, putLeadMark } from '#core/contract/generated/office-request-shapes.ts'
import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { datedStates, type MarkedState, markedStates, markRefusal } from '#core/leads/lead-marks.ts'
import type { LeadState } from '#core/leads/lead-state.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { sendAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { ConfirmDialog } from '#site/components/shared/admin/confirm-dialog.tsx'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-leads.module.css'
import type { OnLead } from './on-lead.ts'

type Props = { lead: WireLead; mayUpdate: boolean; onLead: OnLead }

const isMarked = (state: string): state is MarkedState =>
  (markedStates as readonly string[]).includes(state)

/** What had happened once a state was reached. */
const stepWords = (state: LeadState): string => ({ ...t.states, ...t.marks.steps })[state]

/** How far a lead is, what it can be marked with, and taking a mark back. Rules W-163 to W-165. */
export function LeadMarks({ lead, mayUpdate, onLead }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [taken, setTaken] = useState<MarkedState | null>(null)
  const { orderRef, marks } = lead
  const reached = marks.map(({ state }) => state)

  const finish = (result: Awaited<ReturnType<typeof sendAsUser<'putLeadMark'>>>) => {
    const message = 'errors' in result ? (Object.values(result.errors)[0] ?? '') : null
    setFailure(message)
    onLead('response' in result ? result.response : null)
    return message
  }
  const mark = async (state: MarkedState, on?: string) =>
    finish(
      await sendAsUser(putLeadMark, { params: { orderRef, state }, body: { ...(on && { on }) } }),
    )
  const takeBack = async (state: MarkedState) =>
    finish(await sendAsUser(deleteLeadMark, { params: { orderRef, state } }))

  return (
    <section className={styles.part}>
      <h2>{t.marks.title}</h2>
      <p className={styles.small}>{t.marks.lede}</p>
      <ol className={styles.marks}>
        {marks.map(({ state, at, by, untilTakenBack }) => (
          <li key={state}>
            {fill(by ? t.marks.by : t.marks.at, {
              state: stepWords(state),
              moment: writtenMoment(at),
              name: by ?? '',
            })}
            {mayUpdate && isMarked(state) ? (
              untilTakenBack ? (
                <span className={styles.undo}>
                  <Button look="quiet" onClick={() => setTaken(state)}>
                    {fill(t.marks.takeBack, { state: t.states[state] })}
                  </Button>
                  <span className={styles.small}>
                    {fill(t.marks.until, { moment: writtenMoment(untilTakenBack) })}
                  </span>
                </span>
              ) : (
                <span className={styles.small}>{t.marks.fixed}</span>
              )
            ) : null}
          </li>
        ))}
      </ol>
      {failure ? (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      ) : null}
      {mayUpdate
        ? markedStates
            .filter((state) => markRefusal(reached, state) === null)
            .map((state) => (
              <MarkForm
                key={state}
                state={state}
                isMain={state === 'called'}
                confirmedAt={lead.confirmedAt}
                onMark={mark}
              />
            ))
        : null}
      {taken ? (
        <ConfirmDialog
          title={fill(t.marks.takeBackTitle, { state: t.states[taken] })}
          confirm={t.marks.takeBackConfirm}
          onConfirm={() => takeBack(taken)}
          onClose={() => setTaken(null)}
        >
          <p>{t.marks.takeBackBody}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

type MarkFormProps = {
  state: MarkedState
  isMain: boolean
  confirmedAt: string
  onMark: (state: MarkedState, on?: string) => Promise<string | null>
}

/** The button of a mark, with the day where it may have been an earlier one. */
function MarkForm({ state, isMain, confirmedAt, onMark }: MarkFormProps) {
  const id = useId()
  const [today] = useState(() => londonClock(Date.now()).day)
  const [day, setDay] = useState(today)
  const [isBusy, setIsBusy] = useState(false)
  const isDated = datedStates.includes(state)
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    await onMark(state, isDated && day !== today ? day : undefined)
    setIsBusy(false)
  }
  return (
    <form
      className={styles.markForm}
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      {state === 'ordered' || state === 'delivered' ? (
        <TextField
          id={id}
          type="date"
          label={t.marks.days[state]}
          required
          min={londonClock(Date.parse(confirmedAt)).day}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      ) : null}
      <Button type="submit" look={isMain ? undefined : 'secondary'} isBusy={isBusy}>
        {t.marks.actions[state]}
      </Button>
      {state === 'closed' ? <p className={styles.small}>{t.marks.closedHint}</p> : null}
    </form>
  )
}
