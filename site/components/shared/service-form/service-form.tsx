'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { messageText } from '#core/messages/message-text.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { isErrorShown } from '#core/validation/errors/is-error-shown.ts'
import type {
  ServiceField,
  ServiceFormName,
  ServiceValues,
} from '#core/validation/service-forms.ts'
import { useTypedBefore } from '#site/components/shared/enquiry/use-typed-before.ts'
import { usePhoneChecked, useUkPhone } from '#site/components/shared/enquiry/use-uk-phone.ts'
import type { ServiceOutcome } from '#site/data/services/types.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary, type FieldError } from '#site/ui/form/error-summary.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { stayInField } from '#site/ui/form/stay-in-field.ts'
import { TextArea } from '#site/ui/form/text-area.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { type ServiceFormId, serviceFormId } from './service-form-id.ts'
import { ServiceOutcomeView } from './service-outcome.tsx'
import type { ServiceContext, ServiceTyped } from './service-rules.ts'
import type { FieldView, ServiceTexts } from './service-texts.ts'

export type ServiceFormProps = {
  name: ServiceFormName
  /** Tells it from other forms of the page; its fields' ids begin with it. */
  formId?: ServiceFormId
  /** Masked details of an earlier form, which pass as they are. Rule V-66. */
  stored?: Readonly<Record<string, string>>
  look?: 'secondary'
  /** Where it is posted without script. */
  action: string
  fields: readonly FieldView[]
  texts: ServiceTexts
  /** As typed, and what was wrong with it, when it was sent back without script. */
  values?: ServiceValues
  errors?: FormErrors<ServiceField>
  /** What the page knows and sends along. */
  hidden?: Readonly<Record<string, string>>
  /** What sending means, under the button. */
  small?: ReactNode
  /** How to reach us, beside an error of no field. Rule W-89. */
  help?: ReactNode
}

const loadRules = () => import('./service-rules.ts')
const loadRequests = () => import('#site/data/services/browser.ts')

/** Waits for the rules; if they fail to load, the leasing API validates alone. */
const resolverOf =
  (name: ServiceFormName): Resolver<ServiceTyped, ServiceContext> =>
  async (values, ...about) => {
    const resolver = await loadRules().then(
      ({ serviceResolver }) => serviceResolver(name),
      () => null,
    )
    return resolver ? resolver(values, ...about) : { values, errors: {} }
  }

/**
 * A form that somebody of us answers. One form for both ways: sent by script when there is any, else
 * posted. What became of it stands in its place. Rules W-90, W-121,
 * W-152, V-29, V-80.
 */
export function ServiceForm(props: ServiceFormProps) {
  const {
    name,
    fields,
    texts,
    values = {},
    hidden = {},
    stored = {},
    formId = serviceFormId,
  } = props
  const idPrefix = `${formId.replace(/-form$/, '')}-`
  const phone = fields.find(({ input }) => input.type === 'tel')?.name
  const names = fields.map((field) => field.name)
  const typed = useTypedBefore(names, idPrefix)
  const [refused, setRefused] = useState(props.errors ?? {})
  const [outcome, setOutcome] = useState<ServiceOutcome | null>(null)
  const [resolver] = useState(() => resolverOf(name))
  const { ukPhone, fetchTables } = useUkPhone()
  const isBusy = useRef(false)
  const { register, handleSubmit, formState, trigger } = useForm<ServiceTyped, ServiceContext>({
    resolver,
    context: { ukPhone, stored },
    mode: 'onTouched',
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
    defaultValues: { ...hidden, ...valuesOf(names, values), ...typed },
  })
  usePhoneChecked(ukPhone, () => trigger(phone))
  const { errors, isSubmitting, isSubmitted, submitCount, touchedFields } = formState
  const [failures, setFailures] = useState(0)

  if (outcome) return <ServiceOutcomeView outcome={outcome} texts={texts} isNew />

  const messageOf = (field: ServiceField) => {
    const key = errors[field]?.message
    const isBlurred = touchedFields[field] === true
    return key && isErrorShown({ isBlurred, isSubmitted }) ? messageText(key) : refused[field]
  }
  const shown: FieldError[] = fields.flatMap(({ name: field, label }) => {
    const message = messageOf(field)
    return message && (isSubmitted || refused[field])
      ? [{ fieldId: `${idPrefix}${field}`, message: `${label}: ${message}` }]
      : []
  })
  if (refused.form) shown.push({ fieldId: `${idPrefix}submit`, message: refused.form })

  const send = async (sent: ServiceTyped) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefused({})
    const { sendService } = await loadRequests()
    const result = await sendService(name, sent, hidden)
    isBusy.current = false
    if ('outcome' in result) return setOutcome(result.outcome)
    setRefused(result.errors)
    setFailures((count) => count + 1)
  }
  /** What the leasing API said of a field holds until it is changed. */
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name: changed } = target as HTMLFormElement
    if (changed in refused) setRefused(({ [changed as ServiceField]: _, ...rest }) => rest)
  }
  const loadOnTouch = () => void Promise.allSettled([loadRules(), loadRequests()])

  return (
    <form
      id={formId}
      method="post"
      action={props.action}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onInput={forget}
      onFocus={loadOnTouch}
      onMouseDown={stayInField}
      noValidate
    >
      <FormStack>
        <ErrorSummary
          title={texts.errorTitle}
          errors={shown}
          attempt={submitCount + failures}
          {...(refused.form && { help: props.help })}
        />
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {fields.map(({ name: field, label, hint, input, options }) => {
          const message = messageOf(field)
          const about = {
            id: `${idPrefix}${field}`,
            label,
            errorPrefix: texts.errorPrefix,
            ...(hint && { hint }),
            ...(message && { error: message }),
            ...register(field),
            defaultValue: values[field] ?? '',
          }
          if (options) return <SelectField key={field} {...about} options={options} />
          if (field === 'body') {
            return <TextArea key={field} {...about} rows={5} maxLength={input.maxLength} />
          }
          const forPhone = field === phone ? { onFocus: fetchTables, onInput: fetchTables } : {}
          return <TextField key={field} {...about} {...input} {...forPhone} />
        })}
        <Button
          type="submit"
          id={`${idPrefix}submit`}
          isBusy={isSubmitting}
          {...(props.look ? { look: props.look } : { isWide: true })}
        >
          {isSubmitting ? texts.sending : texts.submit}
        </Button>
        {props.small}
      </FormStack>
    </form>
  )
}

const valuesOf = (names: readonly ServiceField[], values: ServiceValues): ServiceTyped =>
  Object.fromEntries(names.map((field) => [field, values[field] ?? '']))
