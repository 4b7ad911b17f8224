import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carChange, financeProducts, type PresentCar } from './car-change.ts'

const car = (change: Partial<PresentCar> = {}): PresentCar => ({
  financeProduct: 'hp',
  valuationPence: 700_000,
  startDay: '2026-01-15',
  termMonths: 24,
  amountBorrowedPence: 960_000,
  monthlyPaymentPence: 40_000, // without interest, so that sums can be done in the head
  balloonPaymentPence: null,
  ...change,
})
const on = (today: string, change: Partial<PresentCar> = {}, kept = 10_000) =>
  carChange(car(change), today, kept)
const notCalculable = { outcome: 'notCalculable' }

describe('P-62 the equity in the present car', () => {
  test('can be asked for four kinds of finance', () => {
    expect(financeProducts).toEqual(['pcp', 'hp', 'lease', 'none'])
  })

  test.each([
    ['2026-07-15', 720_001, 1], // six payments of 24 made: £7,200 owed
    ['2026-07-15', 720_000, 0], // nothing over counts as positive
    ['2026-08-14', 720_000, 0], // the seventh is not due yet
    ['2026-08-15', 720_000, 40_000],
    ['2026-01-15', 960_000, 0],
  ])('on %s, worth %i, it is %i', (today, valuationPence, equityPence) => {
    expect(on(today, { valuationPence })).toEqual({
      outcome: 'positive',
      equityPence,
      settlementPence: valuationPence - equityPence,
    })
  })

  test('below the settlement it is negative', () => {
    expect(on('2026-07-15', { valuationPence: 719_999 })).toMatchObject({
      outcome: 'negative',
      equityPence: -1,
      settlementPence: 720_000,
    })
  })

  test('with interest, what is owed is less than the payments left', () => {
    const figures = on('2026-07-15', { amountBorrowedPence: 900_000, valuationPence: 800_000 })
    expect(figures).toMatchObject({ outcome: 'positive', settlementPence: 685_448 })
  })

  const paidFor = { outcome: 'positive', equityPence: 700_000, settlementPence: 0 }
  test.each([
    ['paid for', { financeProduct: 'none', startDay: null, termMonths: null }, '2026-07-15'],
    ['hire purchase at its end', {}, '2028-01-15'],
    ['hire purchase long after its end', {}, '2036-01-15'],
    [
      'a PCP whose final payment is made',
      { financeProduct: 'pcp', balloonPaymentPence: 40_000 },
      '2028-01-15',
    ],
  ] as const)('%s: all the car is worth', (_, change, today) => {
    expect(on(today, change)).toEqual(paidFor)
  })
})

describe('P-59 payments made are the whole months since the start', () => {
  test.each([
    ['2026-03-14', 920_000],
    ['2026-03-15', 880_000],
    ['2027-12-15', 40_000],
    ['2028-01-14', 40_000],
  ])('on %s %i is owed', (today, owed) => {
    expect(on(today, { valuationPence: 2_000_000 })).toMatchObject({ settlementPence: owed })
  })
})

describe('P-63 how long negative equity lasts', () => {
  const wait = (today: string, change: Partial<PresentCar>, kept?: number) => {
    const outcome = on(today, change, kept)
    return outcome.outcome === 'negative' ? outcome.monthsToWait : outcome.outcome
  }

  test.each([
    [719_999, 1], // £6,800 is owed a month later
    [680_000, 1],
    [679_999, 2],
    [1, 18], // when all is paid
  ])('worth %i and keeping it, it turns in %i months', (valuationPence, months) => {
    expect(wait('2026-07-15', { valuationPence })).toBe(months)
  })

  test('a car that loses worth takes longer', () => {
    expect(wait('2026-07-15', { valuationPence: 600_000 })).toBe(3)
    expect(wait('2026-07-15', { valuationPence: 600_000 }, 7000)).toBe(6)
  })

  const pcp = {
    financeProduct: 'pcp',
    amountBorrowedPence: 960_000,
    monthlyPaymentPence: 20_000,
    balloonPaymentPence: 500_000,
  } as const
  test.each([
    [500_000, 17], // after the last monthly payment the final one is left
    [520_000, 16],
    [499_999, null], // not while monthly payments run: hand it back
  ])('a PCP car worth %i: %s', (valuationPence, months) => {
    expect(wait('2026-07-15', { ...pcp, valuationPence })).toBe(months)
  })

  test('in the last month of a PCP there is nothing to wait for', () => {
    expect(wait('2027-12-20', { ...pcp, valuationPence: 499_999 })).toBeNull()
  })

  test('waiting so long, and no shorter, makes it positive', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 719_999 }), (valuationPence) => {
        const months = wait('2026-07-15', { valuationPence }) as number
        const after = (count: number) => 720_000 - count * 40_000
        expect(after(months)).toBeLessThanOrEqual(valuationPence)
        expect(after(months - 1)).toBeGreaterThan(valuationPence)
      }),
    )
  })
})

describe('P-64 what cannot be calculated, and a hire', () => {
  test.each([
    ['no valuation', { valuationPence: null }],
    ['no valuation of a car paid for', { financeProduct: 'none', valuationPence: null }],
    ['no start', { startDay: null }],
    ['no term', { termMonths: null }],
    ['no sum borrowed', { amountBorrowedPence: null }],
    ['no monthly payment', { monthlyPaymentPence: null }],
    ['payments that do not repay the sum', { monthlyPaymentPence: 39_000 }],
    ['a start in the future', { startDay: '2026-07-16' }],
    ['a term of nothing', { termMonths: 0 }],
    ['half a month', { termMonths: 24.5 }],
    ['a term beyond ten years', { termMonths: 121, monthlyPaymentPence: 80_000 }],
    ['a hire that runs', { financeProduct: 'lease' }],
    ['a hire without a start', { financeProduct: 'lease', startDay: null }],
    ['a hire without a term', { financeProduct: 'lease', termMonths: null }],
    ['a hire over nothing', { financeProduct: 'lease', termMonths: 0 }],
    [
      'a hire of half a month',
      { financeProduct: 'lease', startDay: '2025-01-15', termMonths: 2.5 },
    ],
    [
      'a hire beyond ten years',
      { financeProduct: 'lease', startDay: '2010-01-15', termMonths: 121 },
    ],
  ] as const)('%s', (_, change) => {
    expect(on('2026-07-15', change)).toEqual(notCalculable)
  })

  test('ten years are a term', () => {
    expect(on('2026-07-15', { termMonths: 120 }).outcome).not.toBe('notCalculable')
    expect(on('2026-01-15', { termMonths: 1, monthlyPaymentPence: 960_000 })).toMatchObject({
      outcome: 'negative',
    })
  })

  test.each([
    ['2026-01-15', 1],
    ['2010-01-15', 120],
  ])('a hire begun on %s over %i months has run out', (startDay, termMonths) => {
    const outcome = on('2026-07-15', { financeProduct: 'lease', startDay, termMonths })
    expect(outcome).toEqual({ outcome: 'leaseEnded' })
  })

  test.each([
    ['2028-01-14', 'notCalculable'],
    ['2028-01-15', 'leaseEnded'],
    ['2030-01-01', 'leaseEnded'],
  ])('a hire of 24 months from January 2026 is on %s: %s', (today, outcome) => {
    expect(on(today, { financeProduct: 'lease', valuationPence: null })).toEqual({ outcome })
  })
})
