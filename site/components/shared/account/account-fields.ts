import type { AccountField, AccountFormName } from '#core/validation/account-forms.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }

type Input = {
  label: string
  hint?: string
  type?: 'email' | 'password'
  autoComplete: string
  maxLength: number
}

const password = { label: t.fields.password, type: 'password', maxLength: 128 } as const

const fields: Record<AccountField, Input> = {
  email: { label: t.fields.email, type: 'email', autoComplete: 'username', maxLength: 254 },
  password: { ...password, autoComplete: 'current-password' },
  passwordConfirmation: {
    ...password,
    label: t.fields.passwordConfirmation,
    autoComplete: 'new-password',
  },
  firstName: { label: t.fields.firstName, autoComplete: 'given-name', maxLength: 100 },
  lastName: { label: t.fields.lastName, autoComplete: 'family-name', maxLength: 100 },
  code: { label: t.fields.code, hint: t.hints.code, autoComplete: 'one-time-code', maxLength: 12 },
}

const chosenPassword: Input = {
  ...password,
  label: t.fields.newPassword,
  hint: t.hints.newPassword,
  autoComplete: 'new-password',
}

const newEmail: Input = { ...fields.email, label: t.fields.newEmail, autoComplete: 'email' }

/** Forms in which a password is chosen and not given. */
const chosen: ReadonlySet<AccountFormName> = new Set(['registration', 'invitation', 'newPassword'])

/** How a field of a form is shown: a password that is chosen says what it must be. */
export function accountInput(form: AccountFormName, field: AccountField): Input {
  if (field === 'email' && form === 'changeEmail') return newEmail
  return field === 'password' && chosen.has(form) ? chosenPassword : fields[field]
}
