import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { shownDigits } from '#core/contract/masked-details.ts'
import { messageText } from '#core/messages/message-text.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import type { CodeStep, DealFlowEvent } from '#core/wizard/deal-flow-state.ts'
import { fill } from '#site/messages/fill.ts'
import { continueEnquiry, loadRequests } from '#site/stores/enquiry-store.ts'
import { isLaterStep } from '#site/stores/later-step.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary } from '#site/ui/form/error-summary.tsx'
import { CodeField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { useEnquiry } from '#site/components/shared/enquiry/use-enquiry.ts'
import type { CodeTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { codeFormId } from './code-form-id.ts'
import styles from './enquiry.module.css'
import { PhoneForm } from './phone-form.tsx'
import { ResendForm } from './resend-form.tsx'

export type CodeFormProps = {
  start: CodeStep
  /** Another number as it was typed, sent back without script. */
  phone: string
  texts: CodeTexts
  /** How to reach us, beside an error of no field. Rule W-89. */
  help: ReactNode
}

/** The six digits, a way to ask for new ones, and to another number. Rules W-41 to W-46. */
export function CodeForm({ start, phone, texts, help }: CodeFormProps) {
  const router = useRouter()
  const { store, flow } = useEnquiry(start)
  const [attempt, setAttempt] = useState(0)
  const codeField = useRef<HTMLInputElement>(null)
  const { capId, offerId } = start.subject
  const { orderRef, writeToken } = start.order
  const { messages } = flow
  const code = flow.step === 'code' ? flow : null
  const order = 'order' in flow ? flow.order : start.order

  // Coming from the form, where the focus was; a page that was loaded begins at its top. Rule W-86.
  useEffect(() => {
    if (isLaterStep()) codeField.current?.focus()
  }, [])

  const happened = async (event: DealFlowEvent) => {
    try {
      const after = await continueEnquiry(store, event)
      if (after.step === 'thankYou') router.push(paths.thankYou(capId, orderRef))
      // The form of the other number closes, which has the focus.
      const isRefused = Object.keys(after.messages).length > 0
      if (event.kind === 'changePhone' && after.step === 'code' && !isRefused)
        codeField.current?.focus()
    } finally {
      setAttempt((count) => count + 1)
    }
  }
  const sends =
    (eventOf: (typed: FormData) => DealFlowEvent) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void happened(eventOf(new FormData(event.currentTarget)))
    }

  const hidden = (
    <>
      <input type="hidden" name="capId" value={capId} />
      <input type="hidden" name="orderRef" value={orderRef} />
      {writeToken ? <input type="hidden" name="writeToken" value={writeToken} /> : null}
      {order.codeSentTo ? <input type="hidden" name="codeSentTo" value={order.codeSentTo} /> : null}
    </>
  )
  const messageAt = (at: 'code' | 'form' | 'phone') => messages[at] && messageText(messages[at])
  const errors = (['code', 'form', 'phone'] as const).flatMap((at) => {
    const message = messageAt(at)
    return message ? [{ fieldId: at === 'phone' ? 'enquiry-phone' : 'enquiry-code', message }] : []
  })
  const codeError = messageAt('code')
  const isBusy = code === null || code.waitingFor !== null
  const withNumber = (known: string, unknown: string) =>
    order.codeSentTo ? fill(known, { ending: shownDigits(order.codeSentTo) }) : unknown
  return (
    <>
      <form
        method="post"
        id={codeFormId}
        action={formActions.confirmCode}
        onSubmit={sends((typed) => ({ kind: 'enterCode', typed: textOf(typed, 'code') }))}
        onFocus={() => void loadRequests().catch(() => null)}
        noValidate
        className={styles.form}
      >
        <ErrorSummary
          title={texts.errorTitle}
          errors={errors}
          attempt={attempt}
          {...(messages.form && { help })}
        />
        {code?.isCodeSent ? (
          <Notice tone="good" isLive>
            {withNumber(texts.codeSentTo, texts.codeSent)}
          </Notice>
        ) : null}
        {order.isTextTaken ? null : (
          // Anew after each try, so that it is read out again.
          <Notice key={order.codeSentAtMs} tone="bad" isLive>
            <p>{withNumber(texts.textNotTakenTo, texts.textNotTaken)}</p>
            <p>{texts.textNotTakenNext}</p>
            {help}
          </Notice>
        )}
        {hidden}
        <CodeField
          id="enquiry-code"
          name="code"
          label={texts.code}
          hint={
            order.isTextTaken ? withNumber(texts.codeHintTo, texts.codeHint) : texts.codeHintNone
          }
          maxLength={12}
          errorPrefix={texts.errorPrefix}
          ref={codeField}
          {...(codeError && { error: codeError })}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {flow.step === 'confirmation' ? texts.codeSending : texts.codeSubmit}
        </Button>
      </form>
      <ResendForm
        hidden={hidden}
        codeSentAtMs={order.codeSentAtMs}
        isBusy={isBusy}
        onSubmit={sends(() => ({ kind: 'askForCode' }))}
        texts={texts}
      />
      {order.writeToken !== null ? (
        <PhoneForm
          key={order.codeSentAtMs}
          hidden={hidden}
          phone={phone}
          error={messageAt('phone')}
          isBusy={isBusy}
          onSubmit={sends((typed) => ({ kind: 'changePhone', phone: textOf(typed, 'phone') }))}
          texts={texts}
        />
      ) : (
        <p>
          <a href={paths.getThisDeal(capId, offerId)}>{texts.startAgain}</a>
        </p>
      )}
    </>
  )
}

const textOf = (typed: FormData, field: string) => String(typed.get(field) ?? '')
