import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp36 } from '#core/fixtures/offers.ts'
import { annualRate } from './annual-rate.ts'
import { pcpAnnualRate } from './pcp-apr.ts'
import { representativeExample } from './representative-example.ts'

describe('P-41 the rate of a PCP is the rate of its payments', () => {
  test('each month, and the final payment with the fees a month after them', () => {
    const plan = {
      amountOfCreditPence: 100_000,
      numberOfPayments: 11,
      monthlyPaymentPence: 0,
      optionalFinalPaymentPence: 100_000,
      processingFeePence: 10_000,
    }
    expect(pcpAnnualRate(plan)).toMatchObject({ ok: true, rate: expect.closeTo(0.1, 9) })
    const monthly = { ...plan, numberOfPayments: 1, monthlyPaymentPence: 101_000 }
    const early = pcpAnnualRate({ ...monthly, optionalFinalPaymentPence: 0, processingFeePence: 0 })
    expect(early).toMatchObject({ ok: true, rate: expect.closeTo(1.01 ** 12 - 1, 9) })
  })

  test('a plan without interest has a rate of nothing', () => {
    expect(
      pcpAnnualRate({
        amountOfCreditPence: 1_800_000,
        numberOfPayments: 35,
        monthlyPaymentPence: 28_571, // £10,000 in 35, rounded down by 15 pence in all
        optionalFinalPaymentPence: 800_000,
        processingFeePence: 0,
      }),
    ).toEqual({ ok: true, rate: 0 })
  })

  test('each payment, the final one too, may have been rounded down by less than a penny', () => {
    const plan = {
      numberOfPayments: 10,
      monthlyPaymentPence: 1000,
      optionalFinalPaymentPence: 500,
      processingFeePence: 500,
    }
    expect(pcpAnnualRate({ ...plan, amountOfCreditPence: 11_010 })).toEqual({ ok: true, rate: 0 })
    expect(pcpAnnualRate({ ...plan, amountOfCreditPence: 11_011 })).toEqual({
      ok: false,
      reason: 'repaidTooLittle',
    })
  })

  const amount = fc.integer({ min: 0, max: 3_000_000 })
  const plans = fc.record({
    amountOfCreditPence: amount,
    numberOfPayments: fc.integer({ min: 0, max: 59 }),
    monthlyPaymentPence: fc.integer({ min: 0, max: 200_000 }),
    optionalFinalPaymentPence: amount,
    processingFeePence: fc.integer({ min: 0, max: 50_000 }),
  })

  test('which is that of the same payments, each on its day', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const monthly = Array.from({ length: plan.numberOfPayments }, (_, at) => ({
          afterYears: (at + 1) / 12,
          pence: plan.monthlyPaymentPence,
        }))
        const last = {
          afterYears: (plan.numberOfPayments + 1) / 12,
          pence: plan.optionalFinalPaymentPence + plan.processingFeePence,
        }
        const dated = annualRate({
          lent: [{ afterYears: 0, pence: plan.amountOfCreditPence }],
          repaid: [...monthly, last],
        })
        const found = pcpAnnualRate(plan)
        if (found.ok && dated.ok) {
          expect(Math.abs(found.rate - dated.rate)).toBeLessThan(1e-9 + dated.rate * 1e-9)
        } else expect(found).toEqual(dated)
      }),
    )
  })

  test.each([{ monthlyPaymentPence: 100.5 }, { amountOfCreditPence: -1 }])(
    '%j has no rate',
    (change) => {
      expect(pcpAnnualRate({ ...corsaPcp36, ...change })).toEqual({
        ok: false,
        reason: 'notAmounts',
      })
    },
  )
})

const refused = (change: Partial<typeof corsaPcp36>) =>
  representativeExample({ ...corsaPcp36, ...change })

describe('P-42 the representative example', () => {
  test('has every figure, and its parts add up', () => {
    const shown = representativeExample(corsaPcp36)
    expect(shown).toEqual({
      ok: true,
      example: {
        cashPricePence: 2_000_000,
        customerDepositPence: 200_000,
        depositContributionPence: 50_000,
        amountOfCreditPence: 1_750_000,
        numberOfPayments: 35,
        monthlyPaymentPence: 34_529,
        optionalFinalPaymentPence: 800_000,
        feesPence: 0,
        totalPayablePence: 2_208_515,
        chargeForCreditPence: 258_515,
        durationMonths: 36,
        aprPercent: 6.9,
        fixedInterestPercent: 6.9,
      },
    })
  })

  test('what is paid in all is deposit, credit and what the credit costs', () => {
    const shown = representativeExample(corsaPcp36)
    if (!shown.ok) throw new Error(shown.reason)
    const { example } = shown
    expect(example.totalPayablePence).toBe(
      example.customerDepositPence + example.amountOfCreditPence + example.chargeForCreditPence,
    )
  })

  test.each([
    [
      'credit that is not price less deposits',
      { amountOfCreditPence: 1_750_001 },
      'creditDoesNotFit',
    ],
    ['a contribution left out', { depositContributionPence: 0 }, 'creditDoesNotFit'],
    ['a total that is not its parts', { totalPayablePence: 2_208_516 }, 'totalDoesNotFit'],
    ['a fee left out of the total', { processingFeePence: 1_000 }, 'totalDoesNotFit'],
    ['a rate 0.2 too low', { aprPercent: 6.7 }, 'aprDoesNotFit'],
    ['a rate 1.1 too high', { aprPercent: 8 }, 'aprDoesNotFit'],
    [
      'payments that never repay the credit',
      { monthlyPaymentPence: 1, totalPayablePence: 1_000_035 },
      'aprDoesNotFit',
    ],
  ])('is refused for %s', (_, change, reason) => {
    expect(refused(change)).toEqual({ ok: false, reason })
  })

  test.each([6.8, 6.9, 7.9])('takes a stated rate of %d for a true one of 6.9', (aprPercent) => {
    expect(refused({ aprPercent })).toMatchObject({ ok: true, example: { aprPercent } })
  })
})

describe('P-43 the rate of interest leaves the fees out', () => {
  test('so that it is below the annual percentage rate', () => {
    const processingFeePence = 100_000
    const totalPayablePence = corsaPcp36.totalPayablePence + processingFeePence
    expect(refused({ processingFeePence, totalPayablePence, aprPercent: 9.3 })).toMatchObject({
      ok: true,
      example: { aprPercent: 9.3, fixedInterestPercent: 6.9, feesPence: 100_000 },
    })
  })

  test('and nothing where fees are all the credit costs', () => {
    const free = {
      monthlyPaymentPence: 27_000,
      processingFeePence: 30_000,
      totalPayablePence: 200_000 + 35 * 27_000 + 830_000,
      aprPercent: 0.8,
    }
    expect(refused(free)).toMatchObject({ ok: true, example: { fixedInterestPercent: 0 } })
  })
})
