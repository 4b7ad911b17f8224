import { describe, expect, test } from 'vitest'
import { openQuery } from './deal-query.ts'
import { resolveQuery } from './resolve-query.ts'

describe('F-06 by total cost, with no term chosen', () => {
  const byTotal = { ...openQuery, sort: 'totalCost|asc' } as const

  test('the common profile is taken where nothing was chosen', () => {
    expect(resolveQuery(byTotal)).toEqual({
      ...byTotal,
      terms: [36],
      annualMileages: [8000],
      depositValues: [6],
    })
    expect(resolveQuery({ ...byTotal, financeType: 'pcp' })).toMatchObject({
      depositValues: [3000],
    })
  })

  test('what was chosen stands', () => {
    expect(resolveQuery({ ...byTotal, annualMileages: [5000], depositValues: [1] })).toMatchObject({
      terms: [36],
      annualMileages: [5000],
      depositValues: [1],
    })
  })

  test.each([
    { ...byTotal, terms: [48] },
    openQuery,
    { ...openQuery, sort: 'effectiveMonthly|asc' as const },
  ])('any other question is asked as it is', (query) => {
    expect(resolveQuery(query)).toBe(query)
  })
})
