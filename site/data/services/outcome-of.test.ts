import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'
import { outcomeForm, outcomeFrom, outcomeValues } from './types.ts'

const taken = { reference: 'r'.repeat(22), answerBy: '2026-12-02' }
const vehicle = { capId: null, make: 'Ford', model: 'Puma', regDate: null }
const valuation = { low: 9200, middle: 10_000, high: 10_800, source: 'Our own estimate' }

test.each([
  ['a message', taken, taken],
  ['a list left', { status: 'done' } as const, {}],
  [
    'a car that is valued',
    { ...taken, vehicle, valuation },
    { ...taken, car: { name: 'Ford Puma', ...valuation } },
  ],
  [
    'one that is found and not valued',
    { ...taken, vehicle, valuation: null },
    { ...taken, car: null },
  ],
  ['one nobody knows', { ...taken, vehicle: null, valuation: null }, { ...taken, car: null }],
])('W-121 the outcome of %s comes through a draft as it is', (_, response, outcome) => {
  expect(outcomeOf(response)).toEqual(outcome)
  expect(outcomeFrom({ form: outcomeForm, values: outcomeValues(outcome) })).toEqual(outcome)
})

test.each([null, { form: 'contact', values: { outcome: '{"reference":"x"}' } }])(
  'W-121 a draft of what was typed is no outcome',
  (draft) => {
    expect(outcomeFrom(draft)).toBeNull()
  },
)
