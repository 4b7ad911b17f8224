'use client'

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { messageText } from '#core/messages/message-text.ts'
import { type AccountFormName, accountForms } from '#core/validation/account-forms.ts'
import { isErrorShown } from '#core/validation/errors/is-error-shown.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { useTypedBefore } from '#site/components/shared/enquiry/use-typed-before.ts'
import type { Typed } from '#site/data/account/browser.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary, type FieldError } from '#site/ui/form/error-summary.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { stayInField } from '#site/ui/form/stay-in-field.ts'
import { CodeField, TextField } from '#site/ui/form/text-field.tsx'
import { accountInput } from './account-fields.ts'

export type AccountFormProps = {
  name: AccountFormName
  /** Of the one form of a page that waits for its first use; its fields' ids begin with it. */
  formId?: string | undefined
  /** Where it is posted without script. */
  action: string
  submit: string
  /** Sent along without script. */
  hidden?: Typed
  /** As typed, and what was wrong with it, when it was sent back without script. */
  values?: Typed
  errors?: FormErrors<string>
  /** Null once it was taken, else what to say by field. */
  send: (typed: Typed) => Promise<FormErrors<string> | null>
  children?: ReactNode
}

/** Waits for the rules; if they fail to load, the leasing API validates alone. */
const resolverOf =
  (name: AccountFormName): Resolver<Typed> =>
  async (values, ...about) => {
    const resolver = await import('./account-form-rules.ts').then(
      ({ accountResolver }) => accountResolver(name),
      () => null,
    )
    return resolver ? resolver(values, ...about) : { values, errors: {} }
  }

/** A form of an account: sent by script when there is any, else posted. Rules S-72, V-29. */
export function AccountForm(props: AccountFormProps) {
  const { name, submit, send, formId, values = {} } = props
  const names: readonly string[] = accountForms[name]
  const ownId = useId()
  const idPrefix = formId === undefined ? ownId : `${formId}-`
  const typed = useTypedBefore(names, idPrefix)
  const [refused, setRefused] = useState(props.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  const [resolver] = useState(() => resolverOf(name))
  const isBusy = useRef(false)
  const { register, handleSubmit, formState } = useForm<Typed>({
    resolver,
    mode: 'onTouched',
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
    defaultValues: {
      ...Object.fromEntries(names.map((field) => [field, values[field] ?? ''])),
      ...typed,
    },
  })
  const { errors, isSubmitting, isSubmitted, submitCount, touchedFields } = formState

  const messageOf = (field: string) => {
    const key = errors[field]?.message
    const isBlurred = touchedFields[field] === true
    return key && isErrorShown({ isBlurred, isSubmitted }) ? messageText(key) : refused[field]
  }
  const shown: FieldError[] = names.flatMap((field) => {
    const message = messageOf(field)
    const { label } = accountInput(name, field as 'email')
    return message && (isSubmitted || refused[field])
      ? [{ fieldId: `${idPrefix}${field}`, message: `${label}: ${message}` }]
      : []
  })
  if (refused.form) shown.push({ fieldId: `${idPrefix}${names[0]}`, message: refused.form })

  const submitTyped = async (typed: Typed) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefused({})
    const result = await send(typed)
    isBusy.current = false
    if (result === null) return
    setRefused(result)
    setAttempt((count) => count + 1)
  }
  /** What the leasing API said of a field holds until it is changed. */
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name: changed } = target as HTMLFormElement
    if (changed in refused) setRefused(({ [changed]: _, ...rest }) => rest)
  }

  return (
    <form
      id={formId}
      method="post"
      action={props.action}
      onSubmit={(event) => void handleSubmit(submitTyped)(event)}
      onInput={forget}
      onMouseDown={stayInField}
      noValidate
    >
      <FormStack>
        <ErrorSummary title={t.errorTitle} errors={shown} attempt={submitCount + attempt} />
        {Object.entries(props.hidden ?? {}).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {names.map((field) => {
          const message = messageOf(field)
          const about = {
            id: `${idPrefix}${field}`,
            errorPrefix: t.errorPrefix,
            ...accountInput(name, field as 'email'),
            ...(message && { error: message }),
            ...register(field),
            defaultValue: values[field] ?? '',
          }
          return field === 'code' ? (
            <CodeField key={field} {...about} />
          ) : (
            <TextField key={field} {...about} />
          )
        })}
        <Button type="submit" isBusy={isSubmitting} isWide>
          {isSubmitting ? t.sending : submit}
        </Button>
        {props.children}
      </FormStack>
    </form>
  )
}
