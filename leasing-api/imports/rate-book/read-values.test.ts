import { expect, test } from 'vitest'
import {
  readDay,
  readFinanceType,
  readFlag,
  readPence,
  readPencePerMile,
  readWeeks,
  readWhole,
} from './read-values.ts'

const valueOf = (read: { ok: true; value: unknown } | { ok: false; reason: string }) =>
  read.ok ? read.value : read.reason

test.each([
  ['249', 24_900],
  ['249.5', 24_950],
  ['£1,234.56', 123_456],
  [' £ 199.00 ', 19_900],
  ['249.990', 24_999],
  ['19.99', 'is outside £20 to £10,000'],
  ['10000.01', 'is outside £20 to £10,000'],
  ['1,23.00', 'is no amount in pounds and pence'], // a comma in the wrong place
  ['-249', 'is no amount in pounds and pence'],
  ['249.999', 'is no amount in pounds and pence'],
  ['€249', 'is no amount in pounds and pence'],
  ['2.49e2', 'is no amount in pounds and pence'],
  ['', 'is empty'],
])('T-03 the monthly price %j is %s', (text, expected) => {
  expect(valueOf(readPence(text, 20, 10_000))).toBe(expected)
})

test.each([
  ['10,000', 10_000],
  ['36.0', 36],
  ['36.5', 'is no whole number'],
  ['0', 'is outside 1 to 200,000'],
])('the number %j is %s', (text, expected) => {
  expect(valueOf(readWhole(text, 1, 200_000))).toBe(expected)
})

test.each([
  ['1', true],
  ['Yes', true],
  ['factory', false],
  ['', false],
  ['maybe', 'is neither 1 nor 0'],
])('the stock column %j is %s', (text, expected) => {
  expect(valueOf(readFlag(text, 'stock', 'factory'))).toBe(expected)
})

test.each([
  ['PCH', 'personal'],
  ['business', 'business'],
  ['pcp', 'belongs in no rate book: PCP offers have figures of their own'],
  ['constructor', 'is neither personal nor business'],
])('the finance type %j is %s', (text, expected) => {
  expect(valueOf(readFinanceType(text))).toBe(expected)
})

test('weeks, days and pence a mile are read', () => {
  expect(valueOf(readWeeks('2 to 4'))).toEqual({ from: 2, to: 4 })
  expect(valueOf(readWeeks('12'))).toEqual({ from: 12, to: 12 })
  expect(readWeeks('4-2').ok).toBe(false)
  expect(valueOf(readDay('2028-02-29'))).toBe('2028-02-29')
  expect(readDay('2027-02-29').ok).toBe(false)
  expect(valueOf(readPencePerMile('7.2p'))).toBe(7.2)
  expect(valueOf(readPencePerMile('£0.072'))).toBe(7.2)
  expect(readPencePerMile('0').ok).toBe(false)
})
