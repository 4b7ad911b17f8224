'use client'

import { type MouseEvent, useState } from 'react'
import { accountPaths } from '#core/routes/account-paths.ts'
import { formActions } from '#core/routes/paths.ts'
import { type ModalName, modalLinks } from '#core/session/modal-stack.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { guestRequests, type Typed } from '#site/data/account/browser.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Notice } from '#site/ui/notice/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { accountStore } from './account-in-browser.ts'
import styles from './account.module.css'
import { signInFormId } from './sign-in-form-id.ts'

type FormProps = {
  values?: Typed
  errors?: FormErrors<string>
  /** Of the one form of a page. */
  formId?: string
  /** In a dialog its links replace the dialog; on a page they lead to the page of their form. */
  isInDialog?: boolean
}

const hrefs: Record<Exclude<ModalName, 'accountDetails'>, string> = {
  login: accountPaths.login(),
  registration: accountPaths.loginForm('registration'),
  passwordRecovery: accountPaths.loginForm('passwordRecovery'),
}

const labels = {
  login: { registration: t.login.toRegistration, passwordRecovery: t.login.toPasswordRecovery },
  registration: { login: t.registration.toLogin },
  passwordRecovery: { login: t.passwordRecovery.toLogin },
} as const

/** The links of a form to the others. Rule S-47. */
function Links({ of, isInDialog }: { of: keyof typeof labels; isInDialog?: boolean | undefined }) {
  const texts: Partial<Record<ModalName, string>> = labels[of]
  const follow = (event: MouseEvent, name: ModalName) => {
    if (!isInDialog) return
    event.preventDefault()
    accountStore().replaceTop(name)
  }
  return (
    <p className={styles.links}>
      {modalLinks[of].map((name) => (
        <a key={name} href={hrefs[name]} onClick={(event) => follow(event, name)}>
          {texts[name]}
        </a>
      ))}
    </p>
  )
}

/** The log-in: e-mail and password. */
export function LoginForm({ isInDialog, ...rest }: FormProps) {
  return (
    <AccountForm
      {...rest}
      name="login"
      action={formActions.login}
      submit={t.login.submit}
      send={(typed) => accountStore().logIn(typed)}
    >
      <Links of="login" isInDialog={isInDialog} />
    </AccountForm>
  )
}

/** The second step of a log-in. */
export function LoginCodeForm(props: FormProps) {
  return (
    <AccountForm
      {...props}
      name="loginCode"
      action={formActions.login}
      submit={t.code.submit}
      send={({ code = '' }) => accountStore().enterCode(code)}
    >
      <p className={styles.links}>
        <a href={accountPaths.login()}>{t.code.again}</a>
      </p>
    </AccountForm>
  )
}

/** A new account: ends on what to do next. */
export function RegistrationForm({ isInDialog, ...rest }: FormProps) {
  return (
    <MailedForm
      {...rest}
      name="registration"
      request={guestRequests.register}
      isInDialog={isInDialog}
    />
  )
}

/** A request for a new password. */
export function RecoveryForm({ isInDialog, ...rest }: FormProps) {
  return (
    <MailedForm
      {...rest}
      name="passwordRecovery"
      request={guestRequests.recover}
      isInDialog={isInDialog}
    />
  )
}

type MailedProps = FormProps & {
  name: 'registration' | 'passwordRecovery'
  request: (typed: Typed) => Promise<{ errors: FormErrors<string> } | { response: unknown }>
}

/** A form whose answer comes by e-mail. In a dialog it closes once it was taken. Rule S-58. */
function MailedForm({ name, request, isInDialog, ...rest }: MailedProps) {
  const [isSent, setIsSent] = useState(false)
  if (isSent) {
    return (
      <Notice tone="good" isLive>
        {t[name].sent}
      </Notice>
    )
  }
  const send = async (typed: Typed) => {
    const result = await request(typed)
    if ('errors' in result) return result.errors
    if (isInDialog) accountStore().succeeded(name)
    else setIsSent(true)
    return null
  }
  return (
    <AccountForm
      {...rest}
      name={name}
      action={formActions[name]}
      submit={t[name].submit}
      send={send}
    >
      <Links of={name} isInDialog={isInDialog} />
    </AccountForm>
  )
}

const pageForms = {
  login: LoginForm,
  loginCode: LoginCodeForm,
  registration: RegistrationForm,
  passwordRecovery: RecoveryForm,
} as const

export type PageFormName = keyof typeof pageForms

export type PageFormProps = Pick<FormProps, 'values' | 'errors'> & { name: PageFormName }

/** The form of the log-in's page, by its name. */
export function SignInForm({ name, ...rest }: PageFormProps) {
  const Form = pageForms[name]
  return <Form {...rest} formId={signInFormId} />
}
