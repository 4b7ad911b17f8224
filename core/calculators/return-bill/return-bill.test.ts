import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaOffer, harbourLeasing, northgateDrive } from '#core/fixtures/offers.ts'
import { damageKinds, damages } from '#core/pricing/hand-back/hand-back-kinds.ts'
import { readFigures } from '../read-figures.ts'
import { damageCharges, returnBill } from './return-bill.ts'
import {
  agreedTerms,
  countedDamages,
  initialReturn,
  leaseSoFar,
  returnSchema,
  returnStart,
} from './return-fields.ts'
import { returnOfCar } from './return-of-car.ts'

const figures = (change: Record<string, string>) => {
  const { typed, errors } = readFigures(returnSchema, initialReturn, change)
  return { typed, errors }
}
const billOf = (change: Record<string, string>) => returnBill(leaseSoFar(figures(change).typed))

describe('P-109 worked by hand: the bill at the pace driven so far', () => {
  test.each([
    // 19,500 in 24 months are 812.5 a month, 29,250 in 36; 24,000 agreed: 5,250 × 9p
    ['the example', {}, 29_250, 5_250, 47_250, 375],
    // 16,000 in 24: just the 24,000
    ['just on pace', { driven: '16000' }, 24_000, 0, 0, 666],
    ['below', { driven: '12000' }, 18_000, 0, 0, 1000],
    // 16,001 × 36 ÷ 24 = 24,001.5, up to 24,002
    ['a mile above', { driven: '16001' }, 24_002, 2, 18, 666],
    // 23,000 × 36 ÷ 24 = 34,500; 10,500 × 7.5p; 1,000 left for 12 months
    ['a rate of 7.5p', { driven: '23000', rate: '7.5' }, 34_500, 10_500, 78_750, 83],
    // all agreed miles driven: none are left
    ['none left', { driven: '24000' }, 36_000, 12_000, 108_000, 0],
    ['more than all', { driven: '30000' }, 45_000, 21_000, 189_000, 0],
    // 1,000 in the first month of 24: 24,000 of 20,000
    [
      'after a month',
      { term: '24', gone: '1', agreed: '10000', driven: '1000' },
      24_000,
      4_000,
      36_000,
      826,
    ],
    // the lease is over: what was driven is what counts
    ['at its end', { gone: '36', driven: '25000' }, 25_000, 1_000, 9_000, null],
    // more months than the term are all of it
    ['past its end', { gone: '40', driven: '25000' }, 25_000, 1_000, 9_000, null],
    // 5,000 a year over 18 months are 7,500; 6,000 in 9 months are 12,000
    [
      '18 months',
      { agreed: '5000', term: '18', gone: '9', driven: '6000', rate: '12' },
      12_000,
      4_500,
      54_000,
      166,
    ],
    ['miles with a comma', { driven: '19,500' }, 29_250, 5_250, 47_250, 375],
    ['free miles', { rate: '0' }, 29_250, 5_250, 0, 375],
  ])('%s: %j', (_, change, expectedMiles, excessMiles, billPence, restMilesAMonth) => {
    expect(billOf(change)).toMatchObject({ expectedMiles, excessMiles, billPence, restMilesAMonth })
  })
})

describe('P-111 worked by hand: what the next mileage would have cost', () => {
  test.each([
    // 36 × £6.50 = £234; 29,250 of 30,000: no bill; £472.50 − £234
    ['the example', {}, 23_400, 0, 23_850],
    // 34,500 − 30,000 = 4,500 × 9p = £405 on top of £234; £945 without it
    ['still too far', { driven: '23000' }, 23_400, 40_500, 30_600],
    // nothing to pay at all: the fee would have been for nothing
    ['not needed', { driven: '16000' }, 23_400, 0, -23_400],
    // £472.50 − 36 × £13.125: one at £13.12 is £472.32
    ['the same', { nextMonthly: '13.12' }, 47_232, 0, 18],
  ])('%s: %j', (_, change, feePence, billPence, savingPence) => {
    expect(billOf(change).next).toEqual({
      feePence,
      billPence,
      overallPence: feePence + billPence,
      savingPence,
    })
  })

  test.each<Record<string, string>>([{ next: '' }, { nextMonthly: '' }])(
    '%j: nothing is said',
    (change) => {
      expect(billOf(change).next).toBeNull()
    },
  )
})

describe('P-109 for any lease', () => {
  const lease = fc.record({
    annualMileageMiles: fc.integer({ min: 1000, max: 100_000 }),
    termMonths: fc.integer({ min: 2, max: 120 }),
    drivenMiles: fc.integer({ min: 0, max: 1_000_000 }),
    excessMileagePencePerMile: fc.integer({ min: 0, max: 200 }),
    next: fc.constant(null),
  })

  test('whoever drives the rest that is left pays for no mile that is not driven yet', () => {
    fc.assert(
      fc.property(lease, fc.nat(), (input, some) => {
        const monthsGone = 1 + (some % (input.termMonths - 1))
        const { restMilesAMonth, allowedMiles, allowedSoFarMiles, expectedMiles } = returnBill({
          ...input,
          monthsGone,
        })
        const rest = restMilesAMonth! * (input.termMonths - monthsGone)
        expect(input.drivenMiles + rest).toBeLessThanOrEqual(
          Math.max(allowedMiles, input.drivenMiles),
        )
        expect(allowedSoFarMiles).toBeLessThanOrEqual(allowedMiles)
        expect(expectedMiles).toBeGreaterThanOrEqual(input.drivenMiles)
      }),
    )
  })

  test('more miles never make the bill smaller', () => {
    fc.assert(
      fc.property(lease, fc.integer({ min: 1, max: 10_000 }), (input, more) => {
        const at = { ...input, monthsGone: 1 }
        const further = { ...at, drivenMiles: at.drivenMiles + more }
        expect(returnBill(further).billPence).toBeGreaterThanOrEqual(returnBill(at).billPence)
      }),
    )
  })
})

describe('P-110 what the figures must be', () => {
  test.each([
    [{ agreed: '999' }, { agreed: 'errors.minValue' }],
    [{ agreed: '8000.5' }, { agreed: 'errors.integer' }],
    [{ term: '1.5' }, { term: 'errors.integer' }],
    [{ term: '' }, { term: 'errors.required' }],
    [{ gone: '0' }, { gone: 'errors.minValue' }],
    [{ driven: 'many' }, { driven: 'errors.integer' }],
    [{ rate: '9p' }, { rate: 'errors.number' }],
    [{ nextMonthly: '-1' }, { nextMonthly: 'errors.cost' }],
    [{ alloy: '1,5' }, { alloy: 'errors.integer' }],
    [{ alloy: '10' }, { alloy: 'errors.maxValue' }],
    [{}, {}],
  ])('%j: %j', (change, errors) => {
    expect(figures(change).errors).toEqual(errors)
  })
})

describe('P-112 typical charges for damage', () => {
  const costs = damages.flatMap((damage, at) =>
    damageKinds[damage].map((kind, end) => ({
      kind,
      fromDay: '2026-01-01',
      amount: (at + 1) * 1000 + end * 500,
      source: 'For tests',
      reviewBy: '2026-12-31',
    })),
  )

  test.each([
    [{}, 0, 0],
    [{ alloy: '1' }, 1000, 1500],
    [{ alloy: '3', service: '1' }, 3 * 1000 + 9000, 3 * 1500 + 9500],
  ])('%j cost %i to %i', (change, leastPence, mostPence) => {
    const counts = countedDamages(figures(change).typed)
    const { charges, ...sums } = damageCharges(counts, costs, '2026-11-25')
    expect(sums).toEqual({ leastPence, mostPence })
    expect(charges.map(({ damage }) => damage)).toEqual(Object.keys(change))
  })
})

describe('P-116 what a car’s own deals say of a lease on it', () => {
  const at = (annualMileageMiles: number, monthlyPaymentPence: number, more: object = {}) =>
    corsaOffer({ annualMileageMiles, monthlyPaymentPence, processingFeePence: 0, ...more })
  const offers = [
    at(8000, 20_000),
    at(8000, 25_000, { provider: northgateDrive }),
    at(10_000, 20_700),
    at(10_000, 19_000, { provider: northgateDrive }),
    at(12_000, 20_700),
    at(8000, 15_000, { isMaintained: true }),
  ]
  const ofCar = (change: Record<string, string> = {}) =>
    returnOfCar(offers, agreedTerms(figures(change).typed))

  // 41 payments £7 dearer are £287, which over 36 months are £7.97 a month
  test('the next mileage is that of the cheapest provider, at what it costs more', () => {
    expect(ofCar()).toEqual({
      provider: harbourLeasing.name,
      excessMileagePencePerMile: 7.2,
      next: { annualMileageMiles: 10_000, monthlyPence: 797 },
    })
  })
  test('at the highest mileage none is left', () => {
    expect(ofCar({ agreed: '12000' })).toMatchObject({ next: null })
  })
  test('one that is no dearer costs nothing more', () => {
    const cheaper = [at(8000, 20_000), at(10_000, 19_500)]
    expect(returnOfCar(cheaper, agreedTerms(initialReturn))?.next?.monthlyPence).toBe(0)
  })
  test.each<Record<string, string>>([{ term: '48' }, { agreed: '9000' }])(
    'nobody quotes %j',
    (change) => expect(ofCar(change)).toBeNull(),
  )
  test('figures that are none are looked for on the terms of the example', () => {
    expect(agreedTerms({ term: 'x', agreed: '' })).toEqual({
      termMonths: 36,
      annualMileageMiles: 8000,
    })
  })

  test('the fields open on it, and what is typed counts in its place', () => {
    const start = returnStart(ofCar())
    expect(start).toEqual({ ...initialReturn, rate: '7.2', next: '', nextMonthly: '' })
    expect(returnStart(null)).toBe(initialReturn)
    expect(leaseSoFar(start, ofCar()).next).toEqual({
      annualMileageMiles: 10_000,
      monthlyPence: 797,
    })
    const typed = { ...start, next: '12000', nextMonthly: '9' }
    expect(leaseSoFar(typed, ofCar()).next).toEqual({
      annualMileageMiles: 12_000,
      monthlyPence: 900,
    })
    expect(leaseSoFar({ ...start, nextMonthly: '9' }, ofCar()).next).toBeNull()
    expect(leaseSoFar(start).next).toBeNull()
  })
})
