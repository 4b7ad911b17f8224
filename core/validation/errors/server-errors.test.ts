import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageText } from '#core/messages/message-text.ts'
import { fieldErrors, serverErrors, serverMessage } from './server-errors.ts'

const fields = ['name', 'phone'] as const
const generic = messageText('errors.generic')

describe('V-61 the first message of each field', () => {
  test.each([
    [{ name: ['errors.required', 'errors.minLength'] }, { name: 'This field is required' }],
    [{ name: 'errors.required' }, { name: 'This field is required' }],
    [
      { name: ['Said by hand.'], phone: ['Wrong.', 'Very.'] },
      { name: 'Said by hand.', phone: generic },
    ],
    [{ name: [] }, {}],
    [{ name: [null, 'errors.required'] }, {}],
    [{ name: 7, phone: { 0: 'x' } }, {}],
    [{}, {}],
    [undefined, {}],
    [null, {}],
    ['errors.required', {}],
    [['errors.required'], {}],
  ])('%j', (errors, texts) => {
    expect(fieldErrors(errors, fields)).toEqual(texts)
  })

  test.each([
    [{ errors: { name: ['errors.required'] } }],
    [{ payload: { name: ['errors.required'] } }],
    [{ errors: {}, payload: { name: ['errors.required'] } }],
    [{ errors: null, payload: { name: ['errors.required'] } }],
    [{ errors: ['errors.email'], payload: { name: ['errors.required'] } }],
    [{ errors: { name: ['errors.required'] }, payload: { name: ['errors.email'] } }],
  ])('%j', (body) => {
    expect(serverErrors(body, fields)).toEqual({ name: 'This field is required' })
  })
})

describe('V-62 what concerns no field of the form', () => {
  test('stands at the form, the first of it', () => {
    expect(
      fieldErrors({ offerId: ['No such offer.'], capId: ['No such car.'], name: ['A b'] }, fields),
    ).toEqual({ form: 'No such offer.', name: 'A b' })
  })

  test('and a message of the form itself does too', () => {
    expect(fieldErrors({ form: ['Too busy now.'] }, fields)).toEqual({ form: 'Too busy now.' })
  })

  test('a field named like a part of every object is none', () => {
    const errors = JSON.parse('{"__proto__":["From afar."],"toString":["Later."]}') as unknown
    expect(fieldErrors(errors, fields)).toEqual({ form: 'From afar.' })
  })
})

describe('V-63 the message of the form', () => {
  test.each([
    [{ error_key: 'errors.overload', message: 'Too busy.' }, messageText('errors.overload')],
    [{ error_key: 'errors.nobodyWroteThis', message: 'Too busy.' }, 'Too busy.'],
    [{ error_key: 'errors.nobodyWroteThis' }, generic],
    [{ error_key: 7, message: 'Too busy.' }, 'Too busy.'],
    [{ message: 'errors.tryAgain' }, 'Try again'],
    [{ message: '' }, generic],
    [{ message: 7 }, generic],
    [{ message: ['Too busy.'] }, generic],
    [{ error_key: ['errors.overload'] }, generic],
    [{}, generic],
    [null, generic],
    ['<html>', generic],
  ])('of %j is %s', (body, text) => {
    expect(serverMessage(body)).toBe(text)
    expect(serverErrors(body, fields)).toEqual({ form: text })
  })

  test('is not said beside the message of a field', () => {
    const body = { error_key: 'errors.validation', errors: { name: ['errors.required'] } }
    expect(serverErrors(body, fields)).toEqual({ name: 'This field is required' })
  })

  test('is said when the field errors hold no message', () => {
    const body = { error_key: 'errors.validation', errors: { name: [] } }
    expect(serverErrors(body, fields)).toEqual({ form: messageText('errors.validation') })
  })
})

test('V-61 V-62 V-63 any answer gives at least one text, and only for the fields of the form', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (errors, payload) => {
      for (const body of [errors, { errors, payload }]) {
        const errors = serverErrors(body, fields)
        expect(Object.keys(errors).length).toBeGreaterThan(0)
        for (const [name, text] of Object.entries(errors)) {
          expect(['name', 'phone', 'form']).toContain(name)
          expect(typeof text).toBe('string')
        }
      }
    }),
  )
})
