import { expect, test } from 'vitest'
import { passwordResetSchema } from '../validation/forms/new-password-forms.ts'
import { smsCodeSchema } from '../validation/forms/sign-in-forms.ts'
import { draftSecretMessage, draftSecrets } from './draft-secrets.ts'

const filled = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, 'x']))

test.each([
  [['name', 'email', 'phone', 'postcode'], []],
  [['writeToken'], []], // without it the form shown again could not change its order
  [['code'], ['code']],
  [
    ['token', 'name', 'refreshToken'],
    ['token', 'refreshToken'],
  ],
  [Object.keys(smsCodeSchema.fields), ['code']],
  [Object.keys(passwordResetSchema.fields).toSorted(), ['password', 'passwordConfirmation']],
])('C-57 of a form with %j these are not kept: %j', (fields, secrets) => {
  expect(draftSecrets(filled(fields))).toEqual(secrets)
})

test('C-57 what is said of them', () => {
  expect(draftSecretMessage).toBe('Leave this field out of a draft.')
})
