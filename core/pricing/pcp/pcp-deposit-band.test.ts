import { expect, test } from 'vitest'
import { pcpDepositBandOf, pcpDepositBandWords } from './pcp-deposit-band.ts'

test.each([
  [0, 1000],
  [100_000, 1000], // a ceiling holds its own amount
  [100_001, 2000],
  [200_000, 2000],
  [200_001, 3000],
  [300_001, 5000],
  [500_000, 5000],
  [500_001, 10000],
  [1_000_000, 10000],
  [1_000_001, null],
])('P-30 a deposit of %i pence lies under %s pounds', (pence, band) => {
  expect(pcpDepositBandOf(pence)).toBe(band)
})

test.each([
  [1000, 'up to £1,000'],
  [3000, '£2,000 to £3,000'], // it holds no deposit of £1,000
  [10000, '£5,000 to £10,000'],
  [2500, '£2,500'], // no band
])('P-30 the band %i reads %s', (ceiling, words) => {
  expect(pcpDepositBandWords(ceiling)).toBe(words)
})
