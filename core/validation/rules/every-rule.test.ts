import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#core/messages/message-text.ts'
import type { Rule } from '../rule.ts'
import { after, before, date, dayOfMonth } from './dates.ts'
import {
  cost,
  integer,
  maxValue,
  maxMiles,
  miles,
  minMiles,
  minValue,
  nip,
  number,
  percent,
} from './numbers.ts'
import { email } from './email.ts'
import { capIdRule, slugOrId } from './identifiers.ts'
import { maxLength, minLength } from './lengths.ts'
import { notCommon, password, sameAs } from './passwords.ts'
import { oneOf } from './one-of.ts'
import { phoneNumber, reachablePhone } from './phone.ts'
import { postcode } from './postcode.ts'
import { registrationMark } from './registration-mark.ts'
import { sixDigits } from './six-digits.ts'
import { url } from './url.ts'

/** [name, rule, its message key] */
const rules: [string, Rule, MessageKey][] = [
  ['after', after({ day: '2026-01-01' }), 'documents.datePeriodModal.dateTooEarly'],
  ['before', before({ day: '2026-01-01' }), 'documents.datePeriodModal.dateTooLate'],
  ['cost', cost, 'errors.cost'],
  ['date', date, 'errors.date'],
  ['dayOfMonth', dayOfMonth({ monthField: 'month' }), 'errors.wrongDayOfMonth'],
  ['email', email, 'errors.email'],
  ['capIdRule', capIdRule, 'errors.badParameter'],
  ['slugOrId', slugOrId, 'errors.badParameter'],
  ['integer', integer, 'errors.integer'],
  ['maxLength', maxLength(3), 'errors.maxLength'],
  ['maxValue', maxValue(3), 'errors.maxValue'],
  ['miles', miles, 'errors.integer'],
  ['minMiles', minMiles(3), 'errors.minValue'],
  ['maxMiles', maxMiles(3), 'errors.maxValue'],
  ['minLength', minLength(30), 'errors.minLength'],
  ['minValue', minValue(3), 'errors.minValue'],
  ['nip', nip, 'errors.nip'],
  ['notCommon', notCommon, 'errors.commonPassword'],
  ['number', number, 'errors.number'],
  ['oneOf', oneOf(['suv']), 'errors.choice'],
  ['password', password, 'errors.password'],
  ['percent', percent, 'errors.percent'],
  ['phoneNumber', phoneNumber, 'errors.phone'],
  ['postcode', postcode, 'errors.postcode'],
  ['reachablePhone', reachablePhone, 'errors.phone'],
  ['registrationMark', registrationMark, 'errors.registration'],
  ['sameAs', sameAs('password'), 'errors.passwordConfirm'],
  ['sixDigits', sixDigits, 'errors.tryAgain'],
  ['url', url, 'errors.incorrectUrl'],
]

describe.each(rules)('%s', (_, rule, messageKey) => {
  test.each([[undefined], [null], [''], ['   '], [[]]])('V-02 passes %j', (value) => {
    expect(rule(value)).toBeNull()
  })

  test('V-01 refuses more than 10,000 characters whatever they are', () => {
    expect(rule('1'.repeat(10_001))).toBe('errors.maxLength')
    expect(rule(' '.repeat(10_001))).toBe('errors.maxLength')
  })

  test('V-02 what is neither text nor number fails with the key of the rule', () => {
    for (const value of [true, {}, ['a'], { toString: 1 }, () => 'a', Symbol('a')]) {
      expect(rule(value)).toBe(messageKey)
    }
  })

  test('V-02 a number is read as its text', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(rule(value)).toBe(rule(String(value)))
      }),
    )
  })

  test('V-03 says its own key or nothing, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => {
        expect([null, messageKey]).toContain(rule(value))
      }),
    )
  })
})
