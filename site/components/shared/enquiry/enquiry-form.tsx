'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { penceToPounds } from '#core/contract/json/money.ts'
import { messageText } from '#core/messages/message-text.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import type { EnquiryFields } from '#core/validation/forms/enquiry-form.ts'
import { type EnquiryField, enquiryFields, fieldBounds } from '#core/validation/field-bounds.ts'
import { isErrorShown } from '#core/validation/errors/is-error-shown.ts'
import type { EnquiryStep } from '#core/wizard/deal-flow-state.ts'
import { continueEnquiry, loadRequests, submitEnquiry } from '#site/stores/enquiry-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Checkbox } from '#site/ui/form/choices.tsx'
import { ErrorSummary, type FieldError } from '#site/ui/form/error-summary.tsx'
import { stayInField } from '#site/ui/form/stay-in-field.ts'
import { TextArea } from '#site/ui/form/text-area.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { enquiryFormId } from './enquiry-form-id.ts'
import { useTypedBefore } from './use-typed-before.ts'
import { useEnquiry } from './use-enquiry.ts'
import type { EnquiryContext } from './enquiry-resolver.ts'
import type { EnquiryTexts } from './enquiry-texts.ts'
import styles from './enquiry-form.module.css'
import { usePhoneChecked, useUkPhone } from './use-uk-phone.ts'
import { loadVisit, useVariantLabel } from './use-variant-label.ts'

export type EnquiryFormProps = {
  /** Values and errors of a form sent back, or an empty form. */
  start: EnquiryStep
  /** Campaign fields of the page's address, for a form sent without script. */
  campaign: Readonly<Record<string, string>>
  texts: EnquiryTexts
  /** Agreement to terms and privacy policy, said under the button (Rule W-54). */
  agreement: ReactNode
  /** The page it comes back to without script, where that is not the enquiry's own. Rule W-60. */
  page?: string
  /** What the optional tick asks for; without it there is none. Rule W-60. */
  consent?: ReactNode
  /** Masked details of the customer form that led here, with its hash. Rule V-66. */
  stored?: { hash: string; email: string; phone: string } | undefined
  /** How to reach us, beside an error of no field. Rule W-89. */
  help?: ReactNode
  /** Instead of asking for the page anew, with today's price. */
  onPriceChange?: () => void
}

const noneStored: { hash?: string } = {}

const loadResolver = () => import('./enquiry-resolver.ts')

/**
 * The form's resolver waits for the rules; if they fail to load, the leasing API validates alone.
 */
const resolver: Resolver<EnquiryFields, EnquiryContext> = async (values, ...about) => {
  const loaded = await loadResolver().catch(() => null)
  return loaded ? loaded.enquiryResolver(values, ...about) : { values, errors: {} }
}

/** Loads validation and requests when the form is first touched. */
const loadOnTouch = () => void Promise.allSettled([loadResolver(), loadRequests(), loadVisit()])

/**
 * Name, e-mail and phone, a mobile or a landline (Rule W-106), and a message if there is one (Rule L-69). One form
 * for both ways: sent by script when there is any, else posted.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { start, texts } = props
  const router = useRouter()
  const submitLabel = useVariantLabel('enquiryButton', texts.submit)
  const { store, flow } = useEnquiry(start)
  const { subject, messages } = flow
  // As it starts, or with what was typed before its code was asked for. Rule W-83.
  const [{ person }] = useState(flow.step === 'enquiry' ? flow : start)
  const typed = useTypedBefore(enquiryFields, 'enquiry-')
  const consent = useRef<HTMLInputElement>(null)
  const { ukPhone, fetchTables } = useUkPhone()
  const { hash, ...stored } = props.stored ?? noneStored
  const { register, handleSubmit, formState, setValue, trigger } = useForm<
    EnquiryFields,
    EnquiryContext
  >({
    resolver,
    context: { ukPhone, stored },
    mode: 'onTouched',
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
    defaultValues: { ...person, ...typed },
  })
  const { errors, isSubmitting, isSubmitted, submitCount, touchedFields } = formState
  const isBusy = isSubmitting || flow.step !== 'enquiry'

  usePhoneChecked(ukPhone, () => trigger('phone'))

  // What was typed and left before the script came is checked as if it were left now. Rule V-39.
  useEffect(() => {
    for (const name of enquiryFields) {
      if (typed[name] && document.activeElement?.id !== `enquiry-${name}`)
        setValue(name, typed[name], { shouldTouch: true, shouldValidate: true })
    }
  }, [typed, setValue])

  // Another offer was chosen beside the form. Rule W-59.
  const chosen = useRef(start.subject.offerId)
  useEffect(() => {
    if (chosen.current === start.subject.offerId) return
    chosen.current = start.subject.offerId
    void continueEnquiry(store, { kind: 'chooseOffer', subject: start.subject })
  }, [store, start.subject])

  const messageOf = (field: EnquiryField) => {
    const key = errors[field]?.message
    const isBlurred = touchedFields[field] === true
    const shown = key && isErrorShown({ isBlurred, isSubmitted }) ? key : messages[field]
    return shown && messageText(shown)
  }
  const shownErrors: FieldError[] = enquiryFields.flatMap((field) => {
    const message = messageOf(field)
    const isShown = isSubmitted || messages[field] !== undefined
    return message && isShown
      ? [{ fieldId: `enquiry-${field}`, message: `${texts[field]}: ${message}` }]
      : []
  })
  if (messages.form)
    shownErrors.push({ fieldId: 'enquiry-submit', message: messageText(messages.form) })

  const send = async (typed: EnquiryFields) => {
    const isSubscribed = consent.current?.checked ?? person.isSubscribed
    const sent = { ...typed, isSubscribed }
    const attribution = await loadVisit().then(
      (visit) => visit.orderFields(),
      // What is not known of a visit holds up no enquiry.
      () => ({}),
    )
    const after = await submitEnquiry(store, sent, {
      ...attribution,
      ...(hash && { hash }),
    })
    if (after.step === 'code') router.push(paths.enterCode(subject.capId, after.order.orderRef))
    // The page is asked for anew with today's price; what was typed stays.
    if (after.subject !== subject) (props.onPriceChange ?? router.refresh)()
  }

  const field = (name: EnquiryField) => ({
    id: `enquiry-${name}`,
    label: texts[name],
    errorPrefix: texts.errorPrefix,
    ...(messageOf(name) && { error: messageOf(name)! }),
    ...register(name),
    defaultValue: person[name],
  })

  return (
    <form
      id={enquiryFormId}
      method="post"
      action={formActions.enquiry}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onFocus={loadOnTouch}
      onPointerDown={loadOnTouch}
      onMouseDown={stayInField}
      noValidate
      className={styles.form}
    >
      <ErrorSummary
        title={texts.errorTitle}
        errors={shownErrors}
        attempt={submitCount}
        {...(messages.form && { help: props.help })}
      />
      <input type="hidden" name="capId" value={subject.capId} />
      <input type="hidden" name="offerId" value={subject.offerId} />
      <input
        type="hidden"
        name="monthlyPaymentShown"
        value={penceToPounds(subject.monthlyPaymentPence)}
      />
      {props.page ? <input type="hidden" name="page" value={props.page} /> : null}
      {hash ? <input type="hidden" name="hash" value={hash} /> : null}
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
      <TextArea
        {...field('message')}
        hint={texts.messageHint}
        rows={3}
        maxLength={fieldBounds.message.most}
      />
      {props.consent ? (
        <Checkbox
          id="enquiry-subscription"
          name="subscription"
          value="1"
          label={props.consent}
          defaultChecked={person.isSubscribed}
          ref={consent}
        />
      ) : null}
      <Button type="submit" id="enquiry-submit" isBusy={isBusy} isWide>
        {isBusy ? texts.sending : submitLabel}
      </Button>
      <p className={styles.small}>{props.agreement}</p>
    </form>
  )
}
