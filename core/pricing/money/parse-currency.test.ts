import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCurrency } from './parse-currency.ts'

test.each([
  ['249', 24900],
  ['249.5', 24950],
  ['£1,234.56', 123456],
  ['1234567.8900', 123456789],
  ['  £ 12 ', 1200],
  ['0.05', 5],
  ['−£214', -21400],
  ['-1', -100],
  ['-0', 0],
  ['1,234,567', 123456700],
  ['9999999999999', 999999999999900],
])('P-10 "%s" is %i pence', (text, pence) => {
  expect(parseCurrency(text)).toBe(pence)
})

test.each([
  '',
  '£',
  'abc',
  '1.234',
  '1.',
  '.5',
  '1,23',
  '1234,567',
  '12,3456',
  '1 2',
  '£1£',
  'a1',
  '1a',
  '--1',
  '£-1',
  '1e3',
  '99999999999999',
])('P-10 "%s" is no amount', (text) => {
  expect(parseCurrency(text)).toBeNull()
})

test('P-10 any text is an amount in whole pence or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pence = parseCurrency(text)
      expect(pence === null || Number.isSafeInteger(pence)).toBe(true)
    }),
  )
})
