import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneTimeCode } from '../one-time-code.ts'
import { email, emailRule } from './email.ts'
import { capIdRule, slugOrId } from './identifiers.ts'
import { oneOf } from './one-of.ts'
import { phoneNumber, reachablePhone } from './phone.ts'
import { postcode } from './postcode.ts'
import { registrationMark } from './registration-mark.ts'
import { sixDigits } from './six-digits.ts'
import { url } from './url.ts'

const label63 = 'a'.repeat(63)

test.each([
  ['https://example.com', true],
  ['HTTP://EXAMPLE.COM', true],
  [' https://example.com/ ', true],
  ['https://a.uk', true],
  ['https://a-b.example.co.uk:8080/path?q=1#top', true],
  ['https://example.com?q', true],
  ['https://example.com#top', true],
  [`https://${label63}.uk`, true],
  [`https://a.${label63}`, true],
  [`https://${label63}a.uk`, false],
  [`https://a.${label63}a`, false],
  ['https://example.com:123456', false],
  ['https://example.com:', false],
  ['https://example.com/a b', false],
  ['https://example', false],
  ['https://example.c', false],
  ['https://.com', false],
  ['https://-a.com', false],
  ['https://a-.com', false],
  ['https://a@b.com', false],
  ['example.com', false],
  ['ftp://example.com', false],
  ['see https://example.com', false],
  ['javascript:alert(1)', false],
  ['javascript://example.com/%0aalert(1)', false],
])('V-07 %s is a web address: %s', (text, isUrl) => {
  expect(url(text)).toBe(isUrl ? null : 'errors.incorrectUrl')
})

describe('V-20 e-mail', () => {
  test.each([
    ['ada@example.com', true],
    [' Ada.Lovelace+lease@Example.co.uk ', true],
    ["o'brien@example.ie", true],
    ['a@b.c', true],
    ['a@1.2', true],
    ['a@b--c.uk', true],
    [`${'a'.repeat(64)}@example.com`, true],
    [`${'a'.repeat(65)}@example.com`, false],
    [`a@${label63}.uk`, true],
    [`a@${label63}a.uk`, false],
    [`a@b.${label63}`, true],
    [`a@b.${label63}a`, false],
    ['ada', false],
    ['ada@', false],
    ['@example.com', false],
    ['ada@example', false],
    ['ada@example.', false],
    ['ada@.com', false],
    ['ada@-example.com', false],
    ['ada@example-.com', false],
    ['ada@example.-com', false],
    ['ada@example.com-', false],
    ['ada@exa mple.com', false],
    ['ada@@example.com', false],
    ['ada@example..com', false],
    ['ada love@example.com', false],
    ['ada@example.com, b@example.com', false],
    ['ada@example.com\nBcc: b@example.com', false],
    ['<ada@example.com>', false],
  ])('%j is an address: %s', (text, isEmail) => {
    expect(email(text)).toBe(isEmail ? null : 'errors.email')
  })

  test('a form may have its own message', () => {
    expect(emailRule('errors.enterEmail')('ada@')).toBe('errors.enterEmail')
    expect(emailRule('errors.enterEmail')('ada@example.com')).toBeNull()
  })
})

test.each([
  ['07700900123', true],
  ['+447700900123', true],
  [' 07700 900-123 ', true],
  ['(020) 7946 0018', true],
  ['1', true],
  ['07700x900123', false],
  ['++447700900123', false],
  ['07700+900123', false],
  ['07700.900123', false],
  ['- -', false],
  ['+', false],
  ['ring me', false],
])('V-21 %j could be a phone number: %s', (text, isPhone) => {
  expect(phoneNumber(text)).toBe(isPhone ? null : 'errors.phone')
})

describe('V-39 a phone field', () => {
  const ukPhone = (text: string) => (text === '07700' ? '+447700' : null)

  test('asks the tables when they are there', () => {
    expect(reachablePhone(' 07700 ', { fields: {}, ukPhone })).toBeNull()
    expect(reachablePhone('0300', { fields: {}, ukPhone })).toBe('errors.phone')
  })

  test('takes any number while they are not', () => {
    expect(reachablePhone('0300')).toBeNull()
    expect(reachablePhone('0300', { fields: {}, ukPhone: undefined })).toBeNull()
  })
})

test.each([
  ['SW1A 1AA', true],
  ['sw1a1aa', true],
  [' M1 1AE ', true],
  ['B33 8TH', true],
  ['CR2 6XH', true],
  ['DN55 1PT', true],
  ['W1A 0AX', true],
  ['EC1A 1BB', true],
  ['GIR 0AA', true],
  ['gir0aa', true],
  ['BT1 5GS', true],
  ['W1A  0AX', false],
  ['Q1 1AA', false], // no area starts with Q, V or X
  ['V1 1AA', false],
  ['X1 1AA', false],
  ['AI1 1AA', false], // nor has I, J or Z second
  ['AJ1 1AA', false],
  ['AZ1 1AA', false],
  ['W1I 0AX', false],
  ['EC1C 1BB', false],
  ['M1 1CE', false], // C, I, K, M, O and V are never in the last two
  ['M1 1EV', false],
  ['M1 AAE', false],
  ['M111 1AE', false],
  ['DN551 1PT', false],
  ['MMM1 1AE', false],
  ['M 1AE', false],
  ['M1', false],
  ['M1 1A', false],
  ['M1 1AEE', false],
  ['xM1 1AE', false],
  ['GIR 0AB', false],
  ['GIR 0AAA', false],
  ['xGIR 0AA', false],
  ['12345', false],
])('V-22 %j is a postcode: %s', (text, isPostcode) => {
  expect(postcode(text)).toBe(isPostcode ? null : 'errors.postcode')
})

test('V-22 the letters of the inward part', () => {
  const allowed = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
    (letter) => postcode(`M1 1${letter}A`) === null && postcode(`M1 1A${letter}`) === null,
  )
  expect(allowed.join('')).toBe('ABDEFGHJLNPQRSTUWXYZ')
})

test.each([
  ['suv', true],
  [' van ', true],
  ['SUV', false],
  ['suvs', false],
  ['suv,van', false],
])('V-23 %j is an answer: %s', (text, isAnswer) => {
  expect(oneOf(['suv', 'van'])(text)).toBe(isAnswer ? null : 'errors.choice')
})

describe('V-25 a code', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['000000', '000000'],
    [`123${' '.repeat(34)}456`, '123456'],
  ])('%j is one', (typed, code) => {
    expect(oneTimeCode(typed)).toEqual({ ok: true, code })
    expect(sixDigits(typed)).toBeNull()
  })

  test.each([
    '12345',
    '1234567',
    'abcdef',
    'x123456',
    '123456x',
    '١٢٣٤٥٦',
    `123${' '.repeat(35)}456`,
  ])('%j is none', (typed) => {
    expect(oneTimeCode(typed)).toEqual({ ok: false, messageKey: 'errors.tryAgain' })
    expect(sixDigits(typed)).toBe('errors.tryAgain')
  })

  test.each(['', '   ', ' - - '])('%j is missing', (typed) => {
    expect(oneTimeCode(typed)).toEqual({ ok: false, messageKey: 'errors.required' })
  })

  test('any six digits are one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), (number) => {
        expect(sixDigits(String(number).padStart(6, '0'))).toBeNull()
      }),
    )
  })
})

test.each([
  ['AB12 CDE', true],
  ['ab12cde', true],
  [' A123 BCD ', true],
  ['ABC 123D', true],
  ['A1', true],
  ['1 A', true],
  ['ABCDEFG', false],
  ['1234567', false],
  ['AB12 CDEF', false],
  ['A', false],
  ['AB12-CDE', false],
  [`AB12${' '.repeat(13)}CDE`, true],
  [`AB12${' '.repeat(14)}CDE`, false],
  ['AB12\u00c9', false],
])('V-26 %s is a registration number: %s', (text, isMark) => {
  expect(registrationMark(text)).toBe(isMark ? null : 'errors.registration')
})

describe('V-27 identifiers', () => {
  test.each([
    ['1', true],
    ['900000001', true],
    ['123456789012', true],
    ['1234567890123', false],
    ['0', false],
    ['01', false],
    ['x1', false],
    ['1x', false],
    ['-1', false],
  ])('%s is a capId: %s', (text, isCapId) => {
    expect(capIdRule(text)).toBe(isCapId ? null : 'errors.badParameter')
  })

  test.each([
    ['audi', true],
    ['7', true],
    ['id.3', true],
    ['land-rover', true],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
    ['Audi', false],
    ['-audi', false],
    ['.audi', false],
    ['land rover', false],
    ['audi/a4', false],
  ])('%s is an id or slug: %s', (text, isSlug) => {
    expect(slugOrId(text)).toBe(isSlug ? null : 'errors.badParameter')
  })
})
