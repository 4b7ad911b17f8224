'use client'

import { yupResolver } from '@hookform/resolvers/yup'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { enquirySchema, type EnquiryFields } from '#core/validation/forms/enquiry-form.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { isErrorShown } from '#core/validation/is-error-shown.ts'
import { serverErrors, type FormErrors } from '#core/validation/server-errors.ts'
import { placeEnquiry, submissionOf, type Submission } from '#site/stores/enquiry.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary, type FieldError } from '#site/ui/form/error-summary.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { useAttribution } from '../layout/attribution-provider.tsx'
import type { EnquiryTexts } from './enquiry-texts.ts'
import styles from './enquiry.module.css'
import { useUkPhone } from './use-uk-phone.ts'

const fields = ['name', 'email', 'phone'] as const
type FieldName = (typeof fields)[number]

export type EnquiryFormProps = {
  capId: string
  offerId: string
  /** In pounds, as the page shows it: a price that moved since is not taken silently. */
  monthlyPaymentShown: number
  /** What a form sent back held, and what was wrong with it. */
  values: Readonly<Record<string, string>>
  messages: Readonly<FormErrors<FieldName>>
  /** Campaign fields of the page's address, for a form sent without script. */
  campaign: Readonly<Record<string, string>>
  texts: EnquiryTexts
  /** Agreement to terms and privacy policy, said under the button (Rule W-54). */
  agreement: ReactNode
}

/** Name, e-mail and phone. One form for both ways: sent by script when there is any, else posted. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { capId, offerId, monthlyPaymentShown, values, texts } = props
  const router = useRouter()
  const attribution = useAttribution()
  // One key for one submission, however often the button is pressed or the network drops.
  const submission = useRef<Submission | null>(null)
  const [serverMessages, setServerMessages] = useState(props.messages)
  const [failures, setFailures] = useState(0)
  const { ukPhone, fetchTables } = useUkPhone()
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(enquirySchema),
    context: { ukPhone },
    mode: 'onTouched',
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
    defaultValues: {
      name: values.name ?? '',
      email: values.email ?? '',
      phone: values.phone ?? '',
    },
  })
  const { errors, isSubmitting, isSubmitted, touchedFields } = formState
  // Refused here or refused by the server: either way the summary is read out again.
  const attempt = formState.submitCount + failures

  const messageOf = (field: FieldName) => {
    const key = errors[field]?.message
    const isBlurred = touchedFields[field] === true
    return key && isErrorShown({ isBlurred, isSubmitted })
      ? messageText(key)
      : serverMessages[field]
  }
  const shownErrors: FieldError[] = fields.flatMap((field) => {
    const message = messageOf(field)
    const isShown = isSubmitted || serverMessages[field] !== undefined
    return message && isShown
      ? [{ fieldId: `enquiry-${field}`, message: `${texts[field]}: ${message}` }]
      : []
  })
  if (serverMessages.form)
    shownErrors.push({ fieldId: 'enquiry-submit', message: serverMessages.form })

  const send = async (typed: EnquiryFields) => {
    setServerMessages({})
    const body = {
      capId,
      offerId,
      monthlyPaymentShown,
      ...typed,
      ...attribution.current,
    }
    try {
      submission.current = submissionOf(submission.current, body)
      const receipt = await placeEnquiry(body, submission.current)
      router.push(paths.enterCode(capId, receipt.orderRef))
    } catch (error) {
      if (!(error instanceof LeasingApiError)) throw error
      // The page is asked for anew with today's price; what was typed stays.
      if (error.body.error_key === 'errors.priceChanged') router.refresh()
      setServerMessages(serverErrors(error.body, fields))
      setFailures((count) => count + 1)
    }
  }

  const field = (name: FieldName) => ({
    id: `enquiry-${name}`,
    label: texts[name],
    errorPrefix: texts.errorPrefix,
    ...(messageOf(name) && { error: messageOf(name)! }),
    ...register(name),
    defaultValue: values[name] ?? '',
  })

  return (
    <form
      method="post"
      action={formActions.enquiry}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      className={styles.form}
    >
      <ErrorSummary title={texts.errorTitle} errors={shownErrors} attempt={attempt} />
      <input type="hidden" name="capId" value={capId} />
      <input type="hidden" name="offerId" value={offerId} />
      <input type="hidden" name="monthlyPaymentShown" value={monthlyPaymentShown} />
      {Object.entries(props.campaign).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField {...field('name')} autoComplete="name" maxLength={fieldBounds.name.most} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={texts.emailHint}
        maxLength={fieldBounds.email.most}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={texts.phoneHint}
        maxLength={fieldBounds.phone.most}
        onFocus={fetchTables}
        onInput={fetchTables}
      />
      <Button type="submit" id="enquiry-submit" isBusy={isSubmitting} isWide>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
      <p className={styles.small}>{props.agreement}</p>
    </form>
  )
}
