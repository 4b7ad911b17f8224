import { expect, test } from 'vitest'
import { pcpDepositBandOf } from './pcp-deposit-band.ts'

test.each([
  [0, 1000],
  [100_000, 1000], // a ceiling holds its own amount
  [100_001, 2000],
  [500_000, 5000],
  [1_000_000, 10000],
  [1_000_001, null],
])('a deposit of %i pence lies under %s pounds', (pence, band) => {
  expect(pcpDepositBandOf(pence)).toBe(band)
})
