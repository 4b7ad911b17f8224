import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { yearsBetween } from './agreement-days.ts'
import { annualRate, type CreditFlows, percentOf, worthAt } from './annual-rate.ts'

const loan = (pence: number, ...repaid: [afterMonths: number, pence: number][]): CreditFlows => ({
  lent: [{ afterYears: 0, pence }],
  repaid: repaid.map(([months, amount]) => ({ afterYears: months / 12, pence: amount })),
})

const percent = (flows: CreditFlows) => {
  const found = annualRate(flows)
  return found.ok ? percentOf(found.rate) : found.reason
}

describe('P-39 the annual percentage rate solves the equation of present values', () => {
  test.each([
    ['£1,000 for a year, £1,069 back', loan(100_000, [12, 106_900]), 6.9],
    ['6.95% rounds up', loan(100_000, [12, 106_950]), 7],
    ['6.94% rounds down', loan(100_000, [12, 106_940]), 6.9],
    ['two years compound', loan(100_000, [24, 121_000]), 10],
    ['half a year compounds to twice and a bit', loan(100_000, [6, 110_000]), 21],
    ['£1,000, two yearly payments of £576.19', loan(100_000, [12, 57_619], [24, 57_619]), 10],
    ['a charge at the start makes it dearer', loan(100_000, [0, 5_000], [12, 100_000]), 5.3],

    ['£1,000, two yearly payments of £600', loan(100_000, [12, 60_000], [24, 60_000]), 13.1],
    ['a rate in the thousands', loan(10_000, [1, 13_000]), 2229.8],
  ])('%s', (_, flows, expected) => {
    expect(percent(flows)).toBe(expected)
  })

  test('dates count as twelfths of a year and 365ths', () => {
    const afterYears = yearsBetween('2026-01-15', '2027-07-25')
    expect(afterYears).toBeCloseTo(1.5274, 4)
    const flows = {
      lent: [{ afterYears: 0, pence: 100_000 }],
      repaid: [{ afterYears, pence: 110_000 }],
    }
    expect(percent(flows)).toBe(6.4)
  })

  test('money lent later costs less', () => {
    const lent = [
      { afterYears: 0, pence: 50_000 },
      { afterYears: 1, pence: 50_000 },
    ]
    expect(percent({ lent, repaid: [{ afterYears: 2, pence: 121_000 }] })).toBe(13.4)
    expect(percent({ lent, repaid: [{ afterYears: 1, pence: 105_000 }] })).toBe(10)
  })

  test('a sum doubled in a year is exactly 100%', () => {
    expect(annualRate(loan(100_000, [12, 200_000]))).toEqual({ ok: true, rate: 1 })
  })

  test('what is repaid is worth what was lent, at the rate found', () => {
    const months = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.array(fc.tuple(months, fc.integer({ min: 1, max: 500_000 })), { minLength: 1 }),
        (pence, repaid) => {
          const flows = loan(pence, ...repaid)
          const found = annualRate(flows)
          fc.pre(found.ok)
          if (found.ok && found.rate > 0) {
            expect(worthAt(found.rate, flows.repaid) / pence).toBeCloseTo(1, 6)
          }
        },
      ),
    )
  })

  test('paying more, or the same sooner, never lowers the rate', () => {
    const rate = (flows: CreditFlows) => {
      const found = annualRate(flows)
      return found.ok ? found.rate : Number.NaN
    }
    fc.assert(
      fc.property(
        fc.integer({ min: 7, max: 60 }),
        fc.integer({ min: 100_000, max: 200_000 }),
        fc.nat(100_000),
        (month, pence, more) => {
          const plain = rate(loan(100_000, [month, pence]))
          expect(rate(loan(100_000, [month, pence + more]))).toBeGreaterThanOrEqual(plain)
          expect(rate(loan(100_000, [month - 1, pence]))).toBeGreaterThanOrEqual(plain)
        },
      ),
    )
  })
})

describe('P-40 payments without interest, and payments that make no sense', () => {
  test('a plan without interest has a rate of nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (pence, n) => {
          const each = Math.floor(pence / n)
          const payments = Array.from({ length: n }, (_, at): [number, number] => [
            at + 1,
            at < pence - each * n ? each + 1 : each,
          ])
          expect(annualRate(loan(pence, ...payments))).toEqual({ ok: true, rate: 0 })
        },
      ),
    )
  })

  test.each([
    ['rounded down by two pence in three payments', [333_33, 333_33, 333_32], 0],
    ['short by a penny a payment', [333_33, 333_32, 333_32], 'repaidTooLittle'],
    ['far too little', [1, 1, 1], 'repaidTooLittle'],
  ])('%s', (_, payments, expected) => {
    const flows = loan(100_000, ...payments.map((pence, at): [number, number] => [at + 1, pence]))
    expect(percent(flows)).toBe(expected)
  })

  const at = (afterYears: number, pence: number) => ({ afterYears, pence })
  test.each([
    ['nothing', [], [at(1, 100)], 'nothingLent'],
    ['nothing but zero', [at(0, 0)], [at(1, 100)], 'nothingLent'],
    ['nothing both ways', [], [], 'nothingLent'],
    ['never repaid', [at(0, 100)], [], 'repaidTooLittle'],
    ['a repayment before all is lent', [at(0, 100), at(2, 100)], [at(1, 300)], 'repaidTooSoon'],
    ['one of two before it', [at(0, 100), at(2, 100)], [at(1, 300), at(3, 1)], 'repaidTooSoon'],
    ['all repaid at once, and more', [at(0, 100)], [at(0, 200)], 'tooHigh'],
    ['a thousandfold in a year', [at(0, 100)], [at(1, 100_100)], 'tooHigh'],
    ['just under it', [at(0, 100)], [at(1, 100_099)], 99_999],
    ['a negative payment', [at(0, 100)], [at(1, -200)], 'notAmounts'],
    ['a negative loan', [at(0, -100)], [at(1, 200)], 'notAmounts'],
    ['a fraction of a penny', [at(0, 100)], [at(1, 100.5)], 'notAmounts'],
    ['not a number', [at(0, Number.NaN)], [at(1, 100)], 'notAmounts'],
    ['without end', [at(0, 100)], [at(Number.POSITIVE_INFINITY, 200)], 'notAmounts'],
    ['no time', [at(0, 100)], [at(Number.NaN, 200)], 'notAmounts'],
    ['before the start', [at(0, 100)], [at(-1, 200)], 'notAmounts'],
  ])('%s', (_, lent, repaid, expected) => {
    expect(percent({ lent, repaid })).toBe(expected)
  })

  test('any payments have a rate of nought or more, or a reason', () => {
    const payment = fc.record({
      afterYears: fc.double({ min: 0, max: 50, noNaN: true }),
      pence: fc.nat(10_000_000),
    })
    fc.assert(
      fc.property(fc.array(payment), fc.array(payment), (lent, repaid) => {
        const found = annualRate({ lent, repaid })
        if (found.ok) {
          expect(found.rate).toBeGreaterThanOrEqual(0)
          expect(found.rate).toBeLessThan(1000)
        } else {
          expect(found.reason).not.toBe('notAmounts')
        }
      }),
    )
  })
})
