'use client'

import { type FormEvent, useState } from 'react'
import type { CallTime } from '#core/contract/http/call-times.ts'
import { messageText } from '#core/messages/message-text.ts'
import { formActions } from '#core/routes/paths.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { callBackFields, callPriorities, callTimeLabels } from '#core/wizard/call-times.ts'
import type { ThankYouStep } from '#core/wizard/deal-flow-state.ts'
import type { CallBackTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { useEnquiry } from '#site/components/shared/enquiry/use-enquiry.ts'
import { continueEnquiry } from '#site/stores/enquiry-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary } from '#site/ui/form/error-summary.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './enquiry.module.css'

type Field = (typeof callBackFields)[number]

export type CallBackFormProps = {
  start: ThankYouStep
  /** As typed, when it was sent back without script. */
  typed: Partial<Record<Field, string>>
  times: readonly CallTime[]
  /** Heading and sentence with the provider's name. */
  title: string
  lede: string
  texts: CallBackTexts
}

/**
 * When a closed provider should call, asked on the thank-you of whoever holds the order's token: the
 * draft of the code's form has it, or the browser's memory. Rules W-48 to W-51, W-103.
 */
export function CallBackForm({ start, typed, times, title, lede, texts }: CallBackFormProps) {
  const { store, flow } = useEnquiry(start)
  const [attempt, setAttempt] = useState(0)
  const writeToken = flow.step === 'thankYou' ? flow.order.writeToken : null
  if (flow.step !== 'thankYou' || writeToken === null) return null
  const { messages, subject, order, callBack } = flow
  if (callBack === 'left') {
    return (
      <Notice tone="good" isLive>
        {texts.callBackLeft}
      </Notice>
    )
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: Field) => String(form.get(name) ?? '')
    try {
      await continueEnquiry(store, {
        kind: 'leaveCallBack',
        callBack: {
          callTime: text('callTime') as CallTime,
          otherCallTime: text('otherCallTime'),
          callPriority: text('callPriority'),
          postcode: text('postcode'),
        },
      })
    } finally {
      setAttempt((count) => count + 1)
    }
  }
  const errors = ([...callBackFields, 'form'] as const).flatMap((at) => {
    if (!messages[at]) return []
    const message = messageText(messages[at])
    return at === 'form'
      ? [{ fieldId: 'call-callTime', message }]
      : [{ fieldId: `call-${at}`, message: `${texts[at]}: ${message}` }]
  })
  const field = (name: Field) => ({
    id: `call-${name}`,
    name,
    label: texts[name],
    defaultValue: typed[name] ?? '',
    errorPrefix: texts.errorPrefix,
    ...(messages[name] && { error: messageText(messages[name]) }),
  })
  const options = callPriorities.map((value) => ({ value, label: value }))
  return (
    <form
      method="post"
      action={formActions.callBack}
      onSubmit={(event) => void send(event)}
      noValidate
      className={styles.form}
    >
      <h2 className={styles.question}>{title}</h2>
      <p className={styles.small}>{lede}</p>
      <ErrorSummary title={texts.errorTitle} errors={errors} attempt={attempt} />
      <input type="hidden" name="capId" value={subject.capId} />
      <input type="hidden" name="kind" value={subject.kind} />
      <input type="hidden" name="orderRef" value={order.orderRef} />
      <input type="hidden" name="writeToken" value={writeToken} />
      <SelectField
        {...field('callTime')}
        options={times.map((value) => ({ value, label: callTimeLabels[value] }))}
        defaultValue={typed.callTime ?? times[0]}
      />
      <TextField {...field('otherCallTime')} hint={texts.otherCallTimeHint} maxLength={100} />
      <SelectField
        {...field('callPriority')}
        options={options}
        defaultValue={typed.callPriority ?? callPriorities[0]}
      />
      <TextField
        {...field('postcode')}
        hint={texts.postcodeHint}
        autoComplete="postal-code"
        maxLength={fieldBounds.postcode.most}
      />
      <Button type="submit" look="secondary" isBusy={callBack === 'sending'}>
        {callBack === 'sending' ? texts.callBackSending : texts.callBackSubmit}
      </Button>
    </form>
  )
}
