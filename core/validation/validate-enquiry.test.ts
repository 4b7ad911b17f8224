import { describe, expect, test } from 'vitest'
import { enquiryFields, forEnquiryFields } from './field-bounds.ts'
import { enquirySchema } from './forms/enquiry-form.ts'
import { validateEnquiry } from './validate-enquiry.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '07700 900123' }

describe('V-49 an enquiry', () => {
  test('has the fields that its list names, in that order', () => {
    expect(Object.keys(enquirySchema.fields).toSorted()).toEqual(enquiryFields.toSorted())
    expect(Object.entries(forEnquiryFields((field) => field.length))).toEqual([
      ['name', 4],
      ['email', 5],
      ['phone', 5],
      ['message', 7],
    ])
  })

  test('is trimmed and gives the phone in its international form', () => {
    expect(
      validateEnquiry({
        name: ' Ada Lovelace ',
        email: ' ada@example.com',
        phone: ' 07700 900123 ',
        message: ' Four cars ',
      }),
    ).toEqual({
      ok: true,
      value: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phoneE164: '+447700900123',
        message: 'Four cars',
      },
    })
  })

  test('needs no message, and takes one of 2,000 characters', () => {
    expect(validateEnquiry(good)).toMatchObject({ ok: true, value: { message: '' } })
    expect(validateEnquiry({ ...good, message: 'x'.repeat(2000) })).toMatchObject({ ok: true })
    expect(validateEnquiry({ ...good, message: 'x'.repeat(2001) })).toEqual({
      ok: false,
      errors: { message: 'errors.maxLength' },
    })
  })

  test('says one thing at each field that fails', () => {
    expect(validateEnquiry({ phone: 'ring me' })).toEqual({
      ok: false,
      errors: { name: 'errors.required', email: 'errors.required', phone: 'errors.phone' },
    })
  })
})

describe('V-38 its phone', () => {
  test.each([
    ['', 'errors.required'],
    ['0'.repeat(21), 'errors.maxLength'],
    ['ring me', 'errors.phone'],
    ['0300 123 4567', 'errors.phone'],
  ])('%s fails with %s', (phone, messageKey) => {
    expect(validateEnquiry({ ...good, phone })).toEqual({
      ok: false,
      errors: { phone: messageKey },
    })
  })

  test('is judged by the validation service where one was asked', () => {
    const phone = '01999 999999'
    expect(validateEnquiry({ ...good, phone })).toMatchObject({ ok: false })
    expect(validateEnquiry({ ...good, phone }, () => '+441999999999')).toMatchObject({
      ok: true,
      value: { phoneE164: '+441999999999' },
    })
    expect(validateEnquiry(good, () => null)).toMatchObject({ ok: false })
  })
})
