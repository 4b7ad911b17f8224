import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import account from '#site/messages/en/account.json' with { type: 'json' }
import t from '#site/messages/en/admin.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary } from '#site/ui/form/error-summary.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'

type Errors = FormErrors<string>

/** What a field of the form is given. */
export type FieldAbout = {
  id: string
  name: string
  label: string
  error?: string
  errorPrefix: string
}

type Props = {
  /** The label of each field, by name, in order. */
  labels: Readonly<Record<string, string>>
  submit: string
  /** Null once it was taken, else what to say by field. The proof is empty where no password is asked for. */
  send: (typed: FormData, authorizationToken: string) => Promise<Errors | null>
  /** Asks for the password again, unless it was given moments ago. Rule S-13. */
  needsPassword?: boolean
  children?: (about: (name: string) => FieldAbout) => ReactNode
}

/** A form of the office: the leasing API says what is wrong with it, beside the field and above. Rules S-13, V-62. */
export function OfficeForm({ labels, submit, send, needsPassword = false, children }: Props) {
  const idPrefix = useId()
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked] = useState(() => needsPassword && accountStore().authorization() === null)
  const sending = useRef(false)
  const fields = Object.keys(labels)

  const about = (name: string, label = labels[name] ?? name): FieldAbout => ({
    id: idPrefix + name,
    name,
    label,
    errorPrefix: account.errorPrefix,
    ...(errors[name] !== undefined && { error: errors[name] }),
  })
  const submitTyped = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setIsBusy(true)
    const typed = new FormData(event.currentTarget)
    const refused =
      (isAsked ? await accountStore().authorize(textOf(typed, 'password')) : null) ??
      (await send(typed, accountStore().authorization() ?? ''))
    sending.current = false
    setIsBusy(false)
    setErrors(refused ?? {})
    if (refused) setAttempt((count) => count + 1)
  }
  const shown = [...fields, ...(isAsked ? ['password'] : [])]
  const named = shown.flatMap((name) => {
    const label = labels[name] ?? t.passwordAgain
    return errors[name] ? [{ fieldId: idPrefix + name, message: `${label}: ${errors[name]}` }] : []
  })
  const rest = Object.entries(errors).flatMap(([name, message]) =>
    message && !shown.includes(name)
      ? [{ fieldId: idPrefix + (shown[0] ?? ''), message: messageText(message) }]
      : [],
  )
  return (
    <form onSubmit={(event) => void submitTyped(event)} noValidate>
      <FormStack>
        <ErrorSummary title={account.errorTitle} errors={[...named, ...rest]} attempt={attempt} />
        {children?.(about)}
        {isAsked ? (
          <TextField
            {...about('password', t.passwordAgain)}
            type="password"
            hint={t.passwordAgainHint}
            autoComplete="current-password"
            maxLength={128}
          />
        ) : null}
        <Button type="submit" isBusy={isBusy} isWide>
          {isBusy ? t.dialog.busy : submit}
        </Button>
      </FormStack>
    </form>
  )
}

/** A text of a form, empty where there is none. */
export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
