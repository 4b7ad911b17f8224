import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carChange, equityByMonth } from '#core/pricing/running-costs/car-change.ts'
import { checkForm } from '#core/validation/check-form.ts'
import { readFigures } from '../read-figures.ts'
import { emptyEquity, equitySchema, initialEquity, presentCar } from './equity-fields.ts'
import { valuedCarIn, valuedCarSearch } from './valued-car-search.ts'

/** Hire purchase without interest, so that sums can be done in the head: 24 payments of £400. */
const hp = {
  financeProduct: 'hp',
  worth: '7000',
  startDate: '2026-01-15',
  term: '24',
  amountBorrowed: '9600',
  monthlyPayment: '400',
  keeps: '100',
}
/** A PCP without interest: 23 payments of £200 and £5,000 at the end. */
const pcp = { ...hp, financeProduct: 'pcp', monthlyPayment: '200', balloonPayment: '5000' }

const outcomeOf = (query: Record<string, string>, today: string) => {
  const { typed, isValid } = readFigures(equitySchema, initialEquity, query)
  expect(isValid).toBe(true)
  const { car, retainedEachYearBasisPoints } = presentCar(typed)
  return {
    change: carChange(car, today, retainedEachYearBasisPoints),
    months: equityByMonth(car, today, retainedEachYearBasisPoints),
  }
}

describe('P-101 worked by hand: the outcome of the figures in an address', () => {
  test.each([
    // six of 24 payments made: 18 × £400 = £7,200 owed
    ['worth £8,000', { ...hp, worth: '8000' }, '2026-07-15', 'positive', 80_000, null],
    ['worth just what is owed', { ...hp, worth: '7200' }, '2026-07-15', 'positive', 0, null],
    // £6,800 is owed a month later
    ['a penny short', { ...hp, worth: '7199.99' }, '2026-07-15', 'negative', -1, 1],
    // £7,200 − 3 × £400 = £6,000
    [
      'worth £6,000 and keeping it',
      { ...hp, worth: '6000' },
      '2026-07-15',
      'negative',
      -120_000,
      3,
    ],
    // £6,000 × 0.7^(6/12) = £5,019.96 against £4,800; £5,171.37 against £5,200 a month before
    [
      'worth £6,000 and losing 30% a year',
      { ...hp, worth: '6000', keeps: '70' },
      '2026-07-15',
      'negative',
      -120_000,
      6,
    ],
    // the last payment made: nothing owed
    ['at its end', hp, '2028-01-15', 'positive', 700_000, null],
    // 17 monthly payments of £200 and £5,000 are owed: £8,400
    ['a PCP worth £5,000', { ...pcp, worth: '5000' }, '2026-07-15', 'negative', -340_000, 17],
    [
      'a PCP worth less than its last',
      { ...pcp, worth: '4999' },
      '2026-07-15',
      'negative',
      -340_100,
      null,
    ],
    [
      'paid for',
      { financeProduct: 'none', worth: '6500' },
      '2026-07-15',
      'positive',
      650_000,
      null,
    ],
  ])('%s: %j on %s is %s', (_, query, today, outcome, equityPence, wait) => {
    const { change } = outcomeOf(query, today)
    expect(change).toMatchObject({ outcome, equityPence })
    expect(change.outcome === 'negative' ? change.monthsToWait : null).toBe(wait)
  })

  test.each([
    ['nobody knows its worth', { ...hp, worth: '' }, 'notCalculable'],
    // 24 × £300 = £7,200 never repay £9,600
    ['payments that never repay it', { ...hp, monthlyPayment: '300' }, 'notCalculable'],
    [
      'a lease that runs',
      { financeProduct: 'lease', startDate: '2026-01-15', term: '24' },
      'notCalculable',
    ],
    [
      'a lease from 2024',
      { financeProduct: 'lease', startDate: '2024-07-15', term: '24' },
      'leaseEnded',
    ],
  ])('%s', (_, query, outcome) => {
    expect(outcomeOf(query, '2026-07-15').change).toEqual({ outcome })
  })
})

describe('P-101 what the figures of a finance must be', () => {
  test.each([
    [{ ...hp, financeProduct: 'gift' }, { financeProduct: 'errors.choice' }],
    [{ ...hp, term: '24.5' }, { term: 'errors.integer' }],
    [{ ...hp, term: '' }, { term: 'errors.required' }],
    [{ ...hp, startDate: '2026-02-30' }, { startDate: 'errors.date' }],
    [{ ...hp, amountBorrowed: '' }, { amountBorrowed: 'errors.required' }],
    [{ ...hp, worth: '9,600' }, { worth: 'errors.cost' }],
    [{ ...pcp, balloonPayment: '' }, { balloonPayment: 'errors.required' }],
    [{ ...hp, keeps: '101' }, { keeps: 'errors.percent' }],
    [{ financeProduct: 'none' }, {}],
    [{ financeProduct: 'lease' }, { startDate: 'errors.required', term: 'errors.required' }],
  ])('%j: %j', (query, errors) => {
    expect(readFigures(equitySchema, initialEquity, query).errors).toEqual(errors)
  })

  test('an outcome’s address may leave out all that is empty but the finance', () => {
    expect(Object.keys(emptyEquity)).toEqual(Object.keys(initialEquity))
    expect(checkForm(equitySchema, emptyEquity).ok).toBe(false)
  })
})

describe('P-100 worth and settlement by month', () => {
  test('from today to the last payment', () => {
    const { months } = outcomeOf({ ...hp, worth: '6000' }, '2026-07-31')
    expect(months).toHaveLength(19)
    expect(months!.slice(0, 3)).toEqual([
      { day: '2026-07-31', valuePence: 600_000, settlementPence: 720_000 },
      { day: '2026-08-31', valuePence: 600_000, settlementPence: 680_000 },
      { day: '2026-09-30', valuePence: 600_000, settlementPence: 640_000 },
    ])
    expect(months!.at(-1)).toMatchObject({ day: '2028-01-31', settlementPence: 0 })
  })

  test.each([
    ['a PCP ends with its final payment', pcp, '2026-07-15', 18, 500_000],
    ['nothing is drawn of the years after', hp, '2030-07-15', 1, 0],
  ])('%s', (_, query, today, count, last) => {
    const { months } = outcomeOf(query, today)
    expect(months).toHaveLength(count)
    expect(months!.at(-1)!.settlementPence).toBe(last)
  })

  test('a car paid for has no lines', () => {
    expect(outcomeOf({ financeProduct: 'none', worth: '6500' }, '2026-07-15').months).toBeNull()
  })

  test('the lines cross in the month that the outcome names', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 50, max: 100 }),
        (worth, keeps) => {
          const query = { ...hp, worth: String(worth), keeps: String(keeps) }
          const { change, months } = outcomeOf(query, '2026-07-15')
          const turn = months!.findIndex((month) => month.valuePence >= month.settlementPence)
          const named = change.outcome === 'negative' ? (change.monthsToWait ?? -1) : 0
          expect(turn).toBe(named)
        },
      ),
    )
  })
})

describe('P-102 a valued car in an address', () => {
  test.each([
    ['1234', { pounds: 9500.4, source: 'Our own estimate' }, 'car=1234&worth=9500&by=own'],
    [null, { pounds: 9500.5, source: 'Our valuation partner' }, 'worth=9501&by=partner'],
    ['1234', null, 'car=1234&worth=&by=nobody'],
    [null, null, 'worth=&by=nobody'],
  ] as const)('car %s worth %j is %s', (capId, worth, search) => {
    expect(valuedCarSearch(capId, worth)).toBe(search)
    const back = valuedCarIn(Object.fromEntries(new URLSearchParams(search)))
    expect(back.capId).toBe(capId)
  })

  test.each([[{ car: 'x', by: 'me' }], [{ car: ['1', '2'], by: ['own', 'own'] }], [{}]])(
    '%j says nothing',
    (query) => {
      expect(valuedCarIn(query)).toEqual({ capId: null, by: null })
    },
  )
})
