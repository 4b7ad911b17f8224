import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceDay, consentCookie, consentOf } from './consent-record.ts'
import { type ConsentCategory, consentCategories } from './stored-items.ts'

const question = { version: 'v1', hasPrivacySignal: false }
const signalled = { ...question, hasPrivacySignal: true }
const at = { today: '2026-11-25', isSecure: true }
const sent = (cookie: string) => `a=b; ${cookie.split(';')[0]}; c=d`
const choices: ConsentCategory[][] = [[], ['services'], ['statistics', 'marketing', 'services']]

test('A-27 a choice is a cookie of 182 days, and on https sent by https alone', () => {
  expect(consentCookie(['marketing', 'statistics'], question, at)).toBe(
    'larkway_consent=v1.sm.20261125; Max-Age=15724800; Path=/; SameSite=Lax; Secure',
  )
  expect(consentCookie([], question, { ...at, isSecure: false })).toBe(
    'larkway_consent=v1.-.20261125; Max-Age=15724800; Path=/; SameSite=Lax',
  )
})

test('A-27 what was chosen is read back', () => {
  fc.assert(
    fc.property(
      fc.subarray([...consentCategories]),
      fc.constantFrom(question, signalled),
      (granted, about) => {
        const cookies = sent(consentCookie(granted, about, at))
        expect(consentOf(cookies, about)).toEqual(granted)
        expect(choiceDay(cookies)).toBe('2026-11-25')
      },
    ),
  )
})

describe('A-28 it is asked', () => {
  test.each([
    '',
    'x_larkway_consent=v1.sm.20261125',
    'larkway_consent=',
    'larkway_consent=v0.sm.1',
  ])('with %j', (cookies) => {
    expect(consentOf(cookies, question)).toBeNull()
  })

  test.each(choices)('again when the table has changed since', (...granted) => {
    const cookies = sent(consentCookie(granted, question, at))
    expect(consentOf(cookies, { ...question, version: 'v2' })).toBeNull()
  })
})

describe('A-29 with the Global Privacy Control', () => {
  test('nobody is asked and nothing is agreed to', () => {
    expect(consentOf('', signalled)).toEqual([])
  })

  test.each(choices)('a choice from before it counts no more', (...granted) => {
    expect(consentOf(sent(consentCookie(granted, question, at)), signalled)).toEqual([])
  })

  test.each(choices)('a choice made in spite of it counts, with it and without', (...granted) => {
    const cookies = sent(consentCookie(granted, signalled, at))
    expect(consentOf(cookies, signalled)).toEqual(granted)
    expect(consentOf(cookies, question)).toEqual(granted)
  })
})

test.each(['', 'larkway_consent=junk', 'larkway_consent=v1.s.2026'])(
  'A-27 there is no day of a choice in %j',
  (cookies) => {
    expect(choiceDay(cookies)).toBeNull()
  },
)
