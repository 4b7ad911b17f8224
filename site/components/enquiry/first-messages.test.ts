import { expect, test } from 'vitest'
import { LeasingApiError } from '#core/contract/leasing-api-error.ts'
import { firstMessages, messagesOf } from './first-messages.ts'

const fields = ['name', 'phone'] as const

test('only the first message of a field is shown, keys become texts', () => {
  expect(firstMessages({ name: ['errors.required', 'errors.minLength'] }, fields)).toEqual({
    name: 'This field is required',
  })
})

test('what concerns no field of the form is the form’s own', () => {
  expect(firstMessages({ offerId: ['No such offer.'] }, fields)).toEqual({ form: 'No such offer.' })
})

test('a failure without fields shows its message', () => {
  const error = new LeasingApiError(503, {
    error_key: 'errors.overload',
    message: 'Busy.',
    errors: {},
    requestId: '',
  })
  expect(messagesOf(error, fields)).toEqual({ form: 'Busy.' })
})
