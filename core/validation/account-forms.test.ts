import { expect, test } from 'vitest'
import { accountForms, secretFields } from './account-forms.ts'
import {
  invitationSchema,
  passwordResetSchema,
  registrationSchema,
} from './forms/new-password-forms.ts'
import {
  loginSchema,
  passwordAgainSchema,
  passwordRecoverySchema,
  smsCodeSchema,
} from './forms/sign-in-forms.ts'

const schemas = {
  login: loginSchema,
  loginCode: smsCodeSchema,
  registration: registrationSchema,
  passwordRecovery: passwordRecoverySchema,
  invitation: invitationSchema,
  newPassword: passwordResetSchema,
  changeEmail: loginSchema,
  passwordAgain: passwordAgainSchema,
}

test.each(Object.entries(accountForms))(
  'V-87 V-88 V-89 the form %s has the fields of its schema',
  (name, fields) => {
    expect([...fields] as string[]).toEqual(
      expect.arrayContaining(Object.keys(schemas[name as keyof typeof schemas].fields)),
    )
  },
)

test('V-88 passwords and codes are never sent back', () => {
  expect([...secretFields]).toEqual(['password', 'passwordConfirmation', 'code'])
})
