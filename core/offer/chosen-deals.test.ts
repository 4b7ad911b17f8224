import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capIdOfDeal, dealsFromSearch, mostCompared, mostSaved } from './chosen-deals.ts'

const first = '7-1234567-p36-8000-9-fn'
const second = '8-1234568-c36-8000-2000'

test.each([
  [undefined, []],
  ['', []],
  [first, [first]],
  [`${first},${second}`, [first, second]],
  [
    [first, second],
    [first, second],
  ],
  [
    [`${first},${second}`, first],
    [first, second],
  ],
  [`${first},,x,0-1-p36-8000-9-fn,1234567`, [first]],
] as const)('F-156 the shortlist of %j', (value, expected) => {
  expect(dealsFromSearch(value, { most: mostSaved })).toEqual(expected)
})

test('F-157 a comparison names cars too, four in all', () => {
  const named = `1234567,${first},0,${second},1,2`
  expect(dealsFromSearch(named, { most: mostCompared, isCarNamed: true })).toEqual([
    '1234567',
    first,
    second,
    '1',
  ])
})

test('F-156 whatever stands in an address, no more is read than a shortlist holds', () => {
  const one = fc.oneof(fc.constantFrom(first, second, '1234567', ','), fc.string())
  fc.assert(
    fc.property(fc.array(one), (values) => {
      const deals = dealsFromSearch(values, { most: mostSaved })
      expect(deals.length).toBeLessThanOrEqual(mostSaved)
      expect(new Set(deals).size).toBe(deals.length)
      expect(dealsFromSearch(deals.join(','), { most: mostSaved })).toEqual(deals)
    }),
  )
})

test.each([
  [first, '1234567'],
  ['1234567', '1234567'],
])('F-157 the car of %s', (id, capId) => {
  expect(capIdOfDeal(id)).toBe(capId)
})
