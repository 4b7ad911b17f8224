import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from './annual-rate.ts'
import { pcpAnnualRate } from './pcp-apr.ts'
import {
  annuity,
  balloonPence,
  monthlyInterestOf,
  pcpFigures,
  pcpTermsMonths,
  pcpTotalPence,
} from './pcp-figures.ts'

test('P-65 PCP is quoted over a year and a half, two, three and four years', () => {
  expect(pcpTermsMonths).toEqual([18, 24, 36, 48])
})

/** The trade's usual example: 10% down on £20,000 and £8,000 at the end of three years. */
const example = {
  cashPricePence: 2_000_000,
  depositPence: 200_000,
  depositContributionPence: 0,
  optionalFinalPaymentPence: 800_000,
  feesPence: 0,
  termMonths: 36,
  aprPercent: 6.9,
}

test('P-35 the credit is the price less both deposits, and one payment less than the term is monthly', () => {
  expect(pcpFigures({ ...example, depositContributionPence: 50_000 })).toMatchObject({
    amountOfCreditPence: 1_750_000,
    numberOfPayments: 35,
  })
})

describe('P-36 the monthly payment follows from the annual rate', () => {
  test.each([
    [{}, 36_105],
    [{ aprPercent: 0 }, 28_571], // £10,000 in 35 payments
    [{ aprPercent: 0, feesPence: 1_000 }, 28_543],
    [
      {
        depositPence: 100_000,
        optionalFinalPaymentPence: 900_000,
        feesPence: 1_000,
        aprPercent: 5.9,
      },
      35_497,
    ],
  ])('%j', (change, monthlyPaymentPence) => {
    expect(pcpFigures({ ...example, ...change }).monthlyPaymentPence).toBe(monthlyPaymentPence)
  })

  test('a month of interest, twelve times over, is the year', () => {
    expect(monthlyInterestOf(0)).toBe(0)
    expect((1 + monthlyInterestOf(12)) ** 12).toBeCloseTo(1.12, 12)
    expect(annuity(0, 35)).toBe(35)
    expect(annuity(0.01, 2)).toBeCloseTo(1 / 1.01 + 1 / 1.01 ** 2, 12)
  })

  test.each([
    [{ depositPence: 2_000_000 }],
    [{ optionalFinalPaymentPence: 3_000_000 }],
    [{ aprPercent: 0, optionalFinalPaymentPence: 1_800_000 }], // nothing left to pay monthly
    [{ cashPricePence: Number.NaN }],
  ])('%j leaves nothing to pay monthly', (change) => {
    expect(() => pcpFigures({ ...example, ...change })).toThrow(
      /^(-?\d+|NaN) pence of credit leave nothing to pay monthly; lower the deposit or the final payment\.$/,
    )
  })

  const terms = fc.record({
    cashPricePence: fc.integer({ min: 800_000, max: 9_000_000 }),
    depositPence: fc.integer({ min: 0, max: 200_000 }),
    depositContributionPence: fc.integer({ min: 0, max: 100_000 }),
    optionalFinalPaymentPence: fc.integer({ min: 0, max: 300_000 }),
    feesPence: fc.integer({ min: 0, max: 30_000 }),
    termMonths: fc.integer({ min: 18, max: 48 }),
    aprPercent: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  })

  test('the payments of a rate have that rate', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const rate = pcpAnnualRate({
          ...given,
          ...pcpFigures(given),
          processingFeePence: given.feesPence,
        })
        expect(rate.ok && percentOf(rate.rate)).toBe(given.aprPercent)
      }),
    )
  })

  test('a higher rate never means a lower payment', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 100 }), (given, more) => {
        const dearer = { ...given, aprPercent: given.aprPercent + more / 10 }
        expect(pcpFigures(dearer).monthlyPaymentPence).toBeGreaterThanOrEqual(
          pcpFigures(given).monthlyPaymentPence,
        )
      }),
    )
  })
})

test('P-37 what is payable in all is deposit, monthly payments, final payment and fees', () => {
  expect(
    pcpTotalPence({
      depositPence: 200_000,
      numberOfPayments: 35,
      monthlyPaymentPence: 36_000,
      optionalFinalPaymentPence: 800_000,
      feesPence: 1_000,
    }),
  ).toBe(2_261_000)
})

test.each([
  [2_000_000, 0.4, 800_000],
  [2_000_000, 0.4006, 800_000], // £8,012 is nearer to £8,000
  [2_000_000, 0.40063, 802_500],
  [2_000_000, 0.400625, 802_500], // half a step goes up
  [1_234_500, 0.37, 457_500],
])('P-38 of %i pence a share of %d guarantees %i', (price, share, balloon) => {
  expect(balloonPence(price, share)).toBe(balloon)
})
