import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedPhone, checkByTables, ukPhone } from './uk-phone.ts'

describe('V-33 V-34 a UK mobile or landline', () => {
  test.each([
    ['07700 900123', '+447700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['0044 7911 123456', '+447911123456'],
    ['07911-123456', '+447911123456'],
    ['020 7946 0018', '+442079460018'],
    ['(0113) 496 0000', '+441134960000'],
    ['01629 734567', '+441629734567'],
    ['07624 123456', '+447624123456'], // Isle of Man
    ['0300 123 4567', null], // 03 numbers lie outside the three allowed prefixes
    ['0800 123 4567', null],
    ['0871 123 4567', null],
    ['+1 212 555 0100', null],
    ['+33 6 12 34 56 78', null],
    ['07000 123456', null], // a personal number is no mobile
    ['07600 123456', null], // a pager
    ['07700', null],
    ['020 7946 00180', null],
    ['hello', null],
    ['', null],
    ['07700 900123'.padEnd(40), '+447700900123'],
    ['07700 900123'.padEnd(41), null],
  ])('%s is %s', (text, e164) => {
    expect(ukPhone(text)).toBe(e164)
  })
})

describe('V-34 the built-in tables', () => {
  test.each([
    ['07911 123456', 'valid'],
    ['020 7031 3000', 'valid'],
    ['07700 900999', 'valid'], // kept free for drama
    ['0115 496 0999', 'valid'],
    ['01632 960000', 'valid'],
    ['07700 901000', 'invalid'],
    ['07700 9001234', 'invalid'],
    ['0115 496 1000', 'invalid'],
    ['01632 961000', 'invalid'],
    ['+33 1154 960000', 'invalid'],
    ['020 7946 0999', 'valid'],
    ['0300 123 4567', 'invalid'],
    ['01134 9600', 'invalid'],
    ['hello', 'invalid'],
  ] as const)('%s: %s', (text, status) => {
    expect(checkByTables(text)).toEqual({ status })
  })
})

describe('V-33 nine or ten digits after +44, whatever a validation service says', () => {
  test.each([
    ['+44 20 7946 00', 'unavailable', null], // eight digits
    ['+44 20 7946 00', 'valid', null],
    ['+44 20 7946 001', 'unavailable', '+44207946001'],
    ['+44 20 7946 0018', 'valid', '+442079460018'],
    ['+44 20 7946 00189', 'unavailable', null],
    ['+44 20 7946 00189', 'valid', null],
    ['+44 20 79', 'unavailable', null],
  ] as const)('%s called %s gives %s', (text, status, e164) => {
    expect(acceptedPhone(text, { status })).toBe(e164)
  })
})

describe('V-35 the verdict of a validation service', () => {
  test.each([
    ['07911 123456', 'valid', '+447911123456'],
    ['07911 123456', 'unavailable', '+447911123456'],
    ['07911 123456', 'invalid', null],
    ['07555 000000', 'valid', '+447555000000'],
    ['01999 999999', 'valid', '+441999999999'], // whatever the built-in tables say
    ['01999 999999', 'unavailable', '+441999999999'],
    ['0300 123 4567', 'valid', null], // V-33 holds whatever the service says
    ['0300 123 4567', 'unavailable', null],
    ['+1 212 555 0100', 'valid', null],
    ['ring me', 'unavailable', null],
    ['', 'unavailable', null],
  ] as const)('%s called %s gives %s', (text, status, e164) => {
    expect(acceptedPhone(text, { status })).toBe(e164)
  })

  test('no text gets in by itself, and none is taken that a service calls invalid', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789+-() x'), maxLength: 20 }),
        (text) => {
          expect(acceptedPhone(text, { status: 'invalid' })).toBeNull()
          const accepted = acceptedPhone(text, { status: 'unavailable' })
          if (accepted !== null) expect(accepted).toMatch(/^\+44[127]\d{8,9}$/)
        },
      ),
    )
  })
})
