import { expect, test } from 'vitest'
import { pcpDepositBandOf } from './pcp-deposit-band.ts'

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
