import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstError } from './first-error.ts'
import type { Rule } from '../rule.ts'
import { maxLength, minLength } from '../rules/lengths.ts'
import { number } from '../rules/numbers.ts'
import { required } from '../rules/presence.ts'
import { sameAs } from '../rules/passwords.ts'

const rules = { presence: required, rules: [minLength(2), number, maxLength(3)] }

test.each([
  ['', 'errors.required'],
  ['x', 'errors.minLength'], // no number either, but that comes later
  ['xxxx', 'errors.number'],
  ['1234', 'errors.maxLength'],
  ['123', null],
])('V-03 %j fails first with %s', (value, messageKey) => {
  expect(firstError(value, rules)).toBe(messageKey)
})

test('V-03 a field without rules takes anything', () => {
  expect(firstError('anything', {})).toBeNull()
  expect(firstError('', { presence: required })).toBe('errors.required')
})

test('V-03 rules see the other fields', () => {
  const context = { fields: { password: 'a' } }
  expect(firstError('a', { rules: [sameAs('password')] }, context)).toBeNull()
  expect(firstError('a', { rules: [sameAs('password')] })).toBe('errors.passwordConfirm')
})

test('V-03 the first of any failing rules speaks, and no rule after it is asked', () => {
  const keys = [null, 'errors.number', 'errors.cost', 'errors.email'] as const
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 8 }), (verdicts) => {
      let asked = 0
      const ruleOf = (verdict: (typeof keys)[number]): Rule => {
        return () => {
          asked += 1
          return verdict
        }
      }
      const [presence, ...rest] = verdicts.map(ruleOf)
      const key = firstError('x', { ...(presence && { presence }), rules: rest })
      const first = verdicts.findIndex((verdict) => verdict !== null)
      expect(key).toBe(verdicts[first] ?? null)
      expect(asked).toBe(first === -1 ? verdicts.length : first + 1)
    }),
  )
})

test('V-01 what is oversize is refused by whichever rule comes first', () => {
  expect(firstError('x'.repeat(10_001), { rules: [number] })).toBe('errors.maxLength')
})
