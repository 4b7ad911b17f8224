'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import type { CodeStep, DealFlowEvent } from '#core/wizard/deal-flow-state.ts'
import { continueEnquiry, loadRequests } from '#site/stores/enquiry-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary } from '#site/ui/form/error-summary.tsx'
import { CodeField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { useEnquiry } from '#site/components/shared/enquiry/enquiry-provider.tsx'
import type { CodeTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import styles from './enquiry.module.css'
import { PhoneForm } from './phone-form.tsx'

export type CodeFormProps = {
  start: CodeStep
  /** Another number as it was typed, sent back without script. */
  phone: string
  texts: CodeTexts
}

/** The six digits, a way to ask for new ones, and to another number. Rules W-41 to W-46. */
export function CodeForm({ start, phone, texts }: CodeFormProps) {
  const router = useRouter()
  const { store, flow } = useEnquiry(start)
  const [attempt, setAttempt] = useState(0)
  const codeField = useRef<HTMLInputElement>(null)
  const { capId, offerId } = start.subject
  const { orderRef, writeToken } = start.order
  const { messages } = flow
  const code = flow.step === 'code' ? flow : null

  const happened = async (event: DealFlowEvent) => {
    try {
      const after = await continueEnquiry(store, event)
      if (after.step === 'thankYou') router.push(paths.thankYou(capId, orderRef))
      // The form of the other number closes, which has the focus.
      if (event.kind === 'changePhone' && after.step === 'code' && after.isCodeSent)
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
    </>
  )
  const messageAt = (at: 'code' | 'form' | 'phone') => messages[at] && messageText(messages[at])
  const errors = (['code', 'form', 'phone'] as const).flatMap((at) => {
    const message = messageAt(at)
    return message ? [{ fieldId: at === 'phone' ? 'enquiry-phone' : 'enquiry-code', message }] : []
  })
  const codeError = messageAt('code')
  const isBusy = code === null || code.waitingFor !== null
  return (
    <>
      <form
        method="post"
        action={formActions.confirmCode}
        onSubmit={sends((typed) => ({ kind: 'enterCode', typed: textOf(typed, 'code') }))}
        onFocus={() => void loadRequests().catch(() => null)}
        noValidate
        className={styles.form}
      >
        <ErrorSummary title={texts.errorTitle} errors={errors} attempt={attempt} />
        {code?.isCodeSent ? (
          <Notice tone="good" isLive>
            {texts.codeSent}
          </Notice>
        ) : null}
        {hidden}
        <CodeField
          id="enquiry-code"
          name="code"
          label={texts.code}
          maxLength={12}
          errorPrefix={texts.errorPrefix}
          ref={codeField}
          {...(codeError && { error: codeError })}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {flow.step === 'confirmation' ? texts.codeSending : texts.codeSubmit}
        </Button>
      </form>
      <form
        method="post"
        action={formActions.resendCode}
        onSubmit={sends(() => ({ kind: 'askForCode' }))}
        className={styles.again}
      >
        {hidden}
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {texts.resend}
        </Button>
      </form>
      {'order' in flow && flow.order.writeToken !== null ? (
        <PhoneForm
          key={flow.order.codeSentAtMs}
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
