import { expect, test } from 'vitest'
import { partnerValuationOf } from './partner-valuation.ts'

const answer = {
  make: 'Ford',
  model: 'Puma ST',
  regDate: '2023-04-02',
  low: 9500,
  middle: 10_000.5,
  high: 10_500,
}
const valuation = {
  make: 'Ford',
  model: 'Puma ST',
  regDate: '2023-04-02',
  lowPence: 950_000,
  middlePence: 1_000_050,
  highPence: 1_050_000,
}

test.each([
  [{}, {}],
  [{ regDate: null }, { regDate: null }],
  [{ regDate: undefined }, { regDate: null }],
  [{ low: 0 }, { lowPence: 0 }],
  [
    { low: 10_000.5, high: 10_000.5 },
    { lowPence: 1_000_050, highPence: 1_000_050 },
  ],
  [{ high: 10_000_000 }, { highPence: 1_000_000_000 }],
  [{ make: 'x'.repeat(80) }, { make: 'x'.repeat(80) }],
  [{ model: 'x'.repeat(120) }, { model: 'x'.repeat(120) }],
])('C-59 a partner’s answer with %j is read', (change, read) => {
  expect(partnerValuationOf({ ...answer, ...change })).toEqual({ ...valuation, ...read })
})

test.each([
  { make: '' },
  { make: 'x'.repeat(81) },
  { model: '' },
  { model: 'x'.repeat(121) },
  { regDate: '2023-02-30' },
  { regDate: 'yesterday' },
  { low: -0.01 },
  { low: 10_001 },
  { high: 10_000 },
  { high: 10_000_001 },
  { middle: '10000' },
  { high: undefined },
])('C-59 %j makes it no valuation', (change) => {
  expect(partnerValuationOf({ ...answer, ...change })).toBeNull()
})

test.each([null, undefined, '', '<html>', 3, []])('C-59 %j is no valuation', (json) => {
  expect(partnerValuationOf(json)).toBeNull()
})
