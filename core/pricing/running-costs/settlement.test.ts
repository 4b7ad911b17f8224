import { describe, expect, test } from 'vitest'
import { percentOf } from '../pcp/annual-rate.ts'
import {
  agreementRate,
  carValueAfterPence,
  monthlyPaymentsOf,
  settlementPence,
} from './settlement.ts'

const pcp = {
  financeProduct: 'pcp',
  termMonths: 36,
  amountBorrowedPence: 1_750_000,
  monthlyPaymentPence: 34_529,
  balloonPaymentPence: 800_000,
} as const
const hp = {
  financeProduct: 'hp',
  termMonths: 24,
  amountBorrowedPence: 1_000_000,
  monthlyPaymentPence: 44_700,
  balloonPaymentPence: 0,
} as const

describe('P-60 what ends an agreement is the rest of it, discounted at its own rate', () => {
  test('a PCP has one monthly payment less than its term, hire purchase as many', () => {
    expect(monthlyPaymentsOf(pcp)).toBe(35)
    expect(monthlyPaymentsOf(hp)).toBe(24)
  })

  test('the rate follows from what was borrowed and what is paid', () => {
    const [ofPcp, ofHp] = [agreementRate(pcp), agreementRate(hp)]
    expect(ofPcp.ok && percentOf(ofPcp.rate)).toBe(6.9)
    expect(ofHp.ok && percentOf(ofHp.rate)).toBe(7.1)
    expect(agreementRate({ ...hp, monthlyPaymentPence: 1 }).ok).toBe(false)
  })

  test.each([
    ['before anything is paid all of it is owed', hp, 0.0715, 0, 999_129],
    ['with one payment left, that payment less a month of interest', hp, 0.1, 23, 44_346],
    ['nothing is owed at the end', hp, 0.1, 24, 0],
    ['without interest the payments left are added up', hp, 0, 20, 178_800],
    ['the final payment of a PCP is owed until the last month', pcp, 0, 34, 834_529],
    ['after the last monthly payment it is all there is', pcp, 0, 35, 800_000],
    ['then nothing', pcp, 0, 36, 0],
  ] as const)('%s', (_, agreement, rate, monthsPaid, pence) => {
    expect(settlementPence(agreement, rate, monthsPaid)).toBe(pence)
  })
})

test.each([
  [0, 8500, 1_000_000],
  [12, 8500, 850_000],
  [6, 8500, 921_954], // the square root of a year
  [24, 8500, 722_500],
  [12, 10_000, 1_000_000],
])('P-61 after %i months at %i kept a year £10,000 are %i pence', (months, kept, pence) => {
  expect(carValueAfterPence(1_000_000, months, kept)).toBe(pence)
})
