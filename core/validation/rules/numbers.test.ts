import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decimalOf,
  milesOf,
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

test.each([
  ['0', true],
  ['12', true],
  [' 12 ', true],
  ['-12', true],
  ['+12', true],
  ['12.5', true],
  ['12.55', true],
  ['.5', true],
  ['.55', true],
  ['-.5', true],
  ['12.', false],
  ['.', false],
  ['-', false],
  ['12,5', false], // the comma is the whole-number rule's alone
  ['1,000', false],
  ['1e3', false],
  ['0x10', false],
  ['Infinity', false],
  ['NaN', false],
  ['1 2', false],
  ['a1', false],
  ['1a', false],
])('V-08 %s is a number: %s', (text, isNumber) => {
  expect(number(text)).toBe(isNumber ? null : 'errors.number')
})

test.each([
  ['5', true],
  [' 5 ', true],
  ['55', true],
  ['-5', true],
  ['+5', true],
  ['5,0', true],
  ['5.0', true],
  ['5,00', true],
  ['5,5', false],
  ['5,05', false],
  ['5.5', false],
  ['5,', false],
  [',0', false],
  ['5,0,0', false],
  ['a5', false],
  ['5a', false],
])('V-09 %s is whole: %s', (text, isWhole) => {
  expect(integer(text)).toBe(isWhole ? null : 'errors.integer')
})

test.each([
  ['0', true],
  ['7', true],
  ['99', true],
  ['100', true],
  [' 100 ', true],
  ['101', false],
  ['1000', false],
  ['1001', false],
  ['-1', false],
  ['7.5', false],
  ['7,0', false],
  ['7%', false],
])('V-10 %s is a percentage: %s', (text, isPercent) => {
  expect(percent(text)).toBe(isPercent ? null : 'errors.percent')
})

describe('V-13 bounds', () => {
  test.each([
    ['4.99', 'errors.minValue', null],
    ['5', null, null],
    [' 5 ', null, null],
    ['5,5', null, 'errors.maxValue'],
    ['5.01', null, 'errors.maxValue'],
    ['-7', 'errors.minValue', null],
    ['+5', null, null],
    ['.5', 'errors.minValue', null],
    ['five', 'errors.minValue', 'errors.maxValue'],
    ['5,0,0', 'errors.minValue', 'errors.maxValue'],
  ])('%s against 5: at least %s, at most %s', (text, tooLow, tooHigh) => {
    expect(minValue(5)(text)).toBe(tooLow)
    expect(maxValue(5)(text)).toBe(tooHigh)
  })

  test('a bound at or below nought is no excuse for a word', () => {
    expect(minValue(-1)('five')).toBe('errors.minValue')
    expect(maxValue(0)('five')).toBe('errors.maxValue')
    expect(minValue(0)('0')).toBeNull()
    expect(maxValue(0)('0')).toBeNull()
  })

  test('every whole number is told from its neighbours', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (bound, value) => {
        expect(minValue(bound)(value)).toBe(value >= bound ? null : 'errors.minValue')
        expect(maxValue(bound)(value)).toBe(value <= bound ? null : 'errors.maxValue')
      }),
    )
  })
})

test.each([
  ['12', 12],
  ['12.5', 12.5],
  [' 12,5 ', 12.5],
  ['-0,5', -0.5],
  ['.25', 0.25],
  ['12.', null],
  ['', null],
  ['1,2,3', null],
  ['x1', null],
  ['1x', null],
])('V-13 %j reads as %s', (text, value) => {
  expect(decimalOf(text)).toBe(value)
})

test.each([
  ['0', true],
  ['0.5', true],
  ['0,55', true],
  ['10', true],
  ['250', true],
  [' 250.50 ', true],
  ['250.5', true],
  ['250,50', true],
  ['00', false],
  ['01', false],
  ['01.50', false],
  ['250.505', false],
  ['250.', false],
  ['.5', false],
  ['1,000', false], // a comma stands before pence
  ['-5', false],
  ['£5', false],
  ['5p', false],
])('V-15 %s is an amount: %s', (text, isCost) => {
  expect(cost(text)).toBe(isCost ? null : 'errors.cost')
})

test('V-15 every amount of pence is one, with a dot or a comma', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('.', ','), (pence, mark) => {
      const text = (pence / 100).toFixed(2).replace('.', mark)
      expect(cost(text)).toBeNull()
      expect(decimalOf(text)).toBe(pence / 100)
    }),
  )
})

test.each([
  ['5260001246', true],
  ['1234563218', true],
  [' 5260001246 ', true],
  ['5260001247', false],
  ['5260001245', false],
  ['526000124', false],
  ['52600012466', false],
  ['526-000-12-46', false],
  ['1000000400', false], // the sum leaves 10, which no digit can be
  ['526000124a', false],
])('V-19 %s is a tax number: %s', (text, isNip) => {
  expect(nip(text)).toBe(isNip ? null : 'errors.nip')
})

test('V-19 one changed digit is always noticed', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'5260001246']
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(nip(digits.join(''))).toBe('errors.nip')
    }),
  )
})

describe('V-28 miles', () => {
  test.each([
    ['0', 0],
    ['8000', 8000],
    [' 8,000 ', 8000],
    ['10,000', 10_000],
    ['100,000', 100_000],
    ['1,000,000', 1_000_000],
    ['123456789', 123_456_789],
    ['1234567890', null],
    ['1,000,000,000', null],
    ['10,00', null],
    ['1000,000', null],
    ['10.000', null],
    ['8000.5', null],
    ['-8000', null],
    ['8k', null],
    ['m8', null],
    ['', null],
  ])('%j are %s miles', (text, count) => {
    expect(milesOf(text)).toBe(count)
    if (text !== '') expect(miles(text)).toBe(count === null ? 'errors.integer' : null)
  })

  test.each([
    ['9,999', 'errors.minValue', null],
    ['10,000', null, null],
    ['10,001', null, 'errors.maxValue'],
    ['many', 'errors.minValue', 'errors.maxValue'],
  ])('%s against 10,000: at least %s, at most %s', (text, tooFew, tooMany) => {
    expect(minMiles(10_000)(text)).toBe(tooFew)
    expect(maxMiles(10_000)(text)).toBe(tooMany)
  })

  test('what is no number is not enough miles even where none are', () => {
    expect(minMiles(0)('many')).toBe('errors.minValue')
    expect(minMiles(0)('0')).toBeNull()
  })
})
