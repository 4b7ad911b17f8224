import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compactPhone, phoneServiceRequest, phoneVerdictOf } from './phone-service.ts'

test.each([
  [' 020-7946 0018 ', '02079460018'],
  ['(0113) 496\t0000', '01134960000'],
  ['+44 7700 900123', '+447700900123'],
])('V-33 %j is %s without blanks, hyphens and brackets', (text, compact) => {
  expect(compactPhone(text)).toBe(compact)
})

test('V-36 the service is asked about a British mobile or landline with our prefixes', () => {
  expect(phoneServiceRequest('07700 900-123')).toEqual({
    telephoneNumber: '07700900123',
    defaultCountry: 'GB',
    options: {
      AllowedPrefixes: '+447,+441,+442',
      UseMobileValidation: true,
      UseLineValidation: true,
    },
  })
})

describe('V-37 the answer', () => {
  const answer = (Success: unknown, ValidationResult: unknown) => ({
    Status: { Success },
    Result: { ValidationResult },
  })

  test.each([
    [answer(true, 'Valid'), 'valid'],
    [answer(true, 'Invalid'), 'invalid'],
    [answer(true, 'NotValid'), 'invalid'],
    [answer(true, 'NoCoverage'), 'unavailable'],
    [answer(true, 'Unavailable'), 'unavailable'],
    [answer(true, 'Ambiguous'), 'unavailable'],
    [answer(false, 'Valid'), 'unavailable'],
    [answer(false, 'Invalid'), 'unavailable'],
    [answer('true', 'Invalid'), 'unavailable'],
    [answer(true, null), 'unavailable'],
    [answer(true, 0), 'unavailable'],
    [{ Status: { Success: true } }, 'unavailable'],
    [{ Status: { Success: true }, Result: null }, 'unavailable'],
    [{ Status: { Success: true }, Result: 'Invalid' }, 'unavailable'],
    [{ Result: { ValidationResult: 'Invalid' } }, 'unavailable'],
    [null, 'unavailable'],
    [undefined, 'unavailable'],
    ['<html>', 'unavailable'],
    [[], 'unavailable'],
  ] as const)('%j is %s', (body, status) => {
    expect(phoneVerdictOf(body)).toEqual({ status })
  })

  test('whatever comes, it is one of the three', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(phoneVerdictOf(body)).toEqual({ status: 'unavailable' })
      }),
    )
  })
})
