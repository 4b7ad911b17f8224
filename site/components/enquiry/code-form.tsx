'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { serverErrors, type FormErrors } from '#core/validation/server-errors.ts'
import { confirmEnquiry, resendCode } from '#site/stores/enquiry.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary } from '#site/ui/form/error-summary.tsx'
import { CodeField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import type { CodeTexts } from './enquiry-texts.ts'
import styles from './enquiry.module.css'

export type CodeFormProps = {
  capId: string
  orderRef: string
  messages: Readonly<FormErrors<'code'>>
  /** A new code was asked for without script. */
  isResent: boolean
  texts: CodeTexts
}

/** The six digits, and a way to ask for new ones. */
export function CodeForm({
  capId,
  orderRef,
  messages: given,
  isResent: wasResent,
  texts,
}: CodeFormProps) {
  const router = useRouter()
  const [messages, setMessages] = useState(given)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [isResent, setIsResent] = useState(wasResent)

  const run = async (action: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setMessages({})
    setIsResent(false)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof LeasingApiError)) throw error
      if (error.body.error_key === 'errors.confirmed') {
        router.push(paths.thankYou(capId, orderRef))
        return
      }
      setMessages(serverErrors(error.body, ['code']))
      setAttempt((count) => count + 1)
    } finally {
      setIsBusy(false)
    }
  }
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    void run(async () => {
      await confirmEnquiry(orderRef, code)
      router.push(paths.thankYou(capId, orderRef))
    })
  }
  const resend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(async () => {
      await resendCode(orderRef)
      setIsResent(true)
    })
  }

  const hidden = (
    <>
      <input type="hidden" name="capId" value={capId} />
      <input type="hidden" name="orderRef" value={orderRef} />
    </>
  )
  const errors = [
    ...(messages.code ? [{ fieldId: 'enquiry-code', message: messages.code }] : []),
    ...(messages.form ? [{ fieldId: 'enquiry-code', message: messages.form }] : []),
  ]
  return (
    <>
      <form
        method="post"
        action={formActions.confirmCode}
        onSubmit={confirm}
        noValidate
        className={styles.form}
      >
        <ErrorSummary title={texts.errorTitle} errors={errors} attempt={attempt} />
        {isResent ? (
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
          {...(messages.code && { error: messages.code })}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {isBusy ? texts.codeSending : texts.codeSubmit}
        </Button>
      </form>
      <form
        method="post"
        action={formActions.resendCode}
        onSubmit={resend}
        className={styles.again}
      >
        {hidden}
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {texts.resend}
        </Button>
      </form>
    </>
  )
}
