import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculatorAnswers,
  type CalculatorField,
  calculatorFields,
  type CalculatorKind,
  fieldValue,
} from './text-calculators.ts'

const kinds = Object.keys(calculatorFields) as CalculatorKind[]
const answer = (kind: CalculatorKind, values?: Record<string, number>) =>
  Object.fromEntries(
    calculatorAnswers(kind, values).map(({ name, amountPence }) => [name, amountPence]),
  )

test.each([
  // 6 × £250 first, 35 more payments.
  ['leaseTotal', { upfront: 150_000, later: 875_000, total: 1_025_000, effective: 28_472 }],
  // £10,000 over 41 payments.
  ['initialRental', { first: 146_340, monthly: 24_390 }],
  // 3,000 miles at 9.6p.
  ['excessMileage', { bill: 28_800 }],
  // 20% of £300, half of it back.
  ['vatReclaim', { vat: 6000, reclaimed: 3000, net: 33_000 }],
] as const)('E-14 the worked example of %s', (kind, expected) => {
  expect(answer(kind)).toEqual(expected)
})

test('E-14 without private use all VAT comes back', () => {
  expect(answer('vatReclaim', { privateUse: 0 })).toEqual({
    vat: 6000,
    reclaimed: 6000,
    net: 30_000,
  })
})

test('E-14 more at the start leaves less to pay a month for the same total', () => {
  const monthly = [1, 3, 6, 9, 12].map(
    (initialRentals) => answer('initialRental', { initialRentals })['monthly']!,
  )
  expect(monthly).toEqual(monthly.toSorted((a, b) => b - a))
  expect(new Set(monthly).size).toBe(5)
})

test.each(kinds)('E-14 every value %s accepts gives whole pence and none below nothing', (kind) => {
  const valueOf = (field: CalculatorField) =>
    field.kind === 'choice'
      ? fc.constantFrom(...field.choices)
      : fc.integer({ min: Math.ceil(field.least), max: field.most })
  const values = fc.record(
    Object.fromEntries(calculatorFields[kind].map((field) => [field.name, valueOf(field)])),
  )
  fc.assert(
    fc.property(values, (given) => {
      for (const { amountPence } of calculatorAnswers(kind, given)) {
        expect(Number.isSafeInteger(amountPence)).toBe(true)
        expect(amountPence).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test.each(kinds)('E-14 %s opens on an example that it accepts', (kind) => {
  for (const field of calculatorFields[kind]) {
    const typed = field.kind === 'pounds' ? field.initial / 100 : field.initial
    expect(fieldValue(field, String(typed))).toBe(field.initial)
  }
})

test.each([
  ['leaseTotal', ['pounds', 'choice', 'choice', 'pounds']],
  ['initialRental', ['pounds', 'choice', 'choice']],
  ['excessMileage', ['miles', 'choice', 'miles', 'pence']],
  ['vatReclaim', ['pounds', 'pounds', 'choice']],
] as const)('E-14 %s asks for %j', (kind, asked) => {
  expect(calculatorFields[kind].map((field) => field.kind)).toEqual(asked)
})

const fee: CalculatorField = { name: 'fee', kind: 'pounds', initial: 0, least: 100, most: 900_000 }
const miles: CalculatorField = { ...fee, kind: 'miles' }
const rate: CalculatorField = { ...fee, kind: 'pence', least: 0.1, most: 100 }
const choice: CalculatorField = { name: 'term', kind: 'choice', initial: 36, choices: [24, 36] }

test.each([
  [fee, '£1,234.50', 123_450],
  [fee, ' 1.1 ', 110],
  [fee, '1', 100],
  [fee, '0.99', null],
  [fee, '9000', 900_000],
  [fee, '9000.01', null],
  [fee, '', null],
  [fee, '-5', null],
  [fee, '1e3', null],
  [fee, '1.234', null],
  [miles, '8,000', 8000],
  [miles, '800.5', null],
  [rate, '9.65', 9.65],
  [rate, '0.01', null],
  [choice, '24', 24],
  [choice, '48', null],
])('E-14 in $kind, %j typed as %s is %s', (field, typed, value) => {
  expect(fieldValue(field, typed)).toBe(value)
})
