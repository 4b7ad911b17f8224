import { expect, test } from 'vitest'
import { mostSaved } from './chosen-deals.ts'
import { storedDeals, toggledDeal } from './stored-deals.ts'

const deal = (provider: number) => `${provider}-1234567-p36-8000-9-fn`

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  [`${deal(2)},${deal(1)}`, [deal(2), deal(1)]],
])('F-155 of %j', (text, expected) => {
  expect(storedDeals(text)).toEqual(expected)
})

test('F-155 a press puts a deal first, another takes it out', () => {
  const one = toggledDeal([], deal(1))
  const two = toggledDeal(one, deal(2))
  expect(two).toEqual([deal(2), deal(1)])
  expect(toggledDeal(two, deal(1))).toEqual([deal(2)])
  expect(storedDeals(two.join(','))).toEqual(two)
})

test('F-155 the oldest goes when there is no place for another', () => {
  let deals: string[] = []
  for (let provider = 1; provider <= mostSaved + 1; provider++)
    deals = toggledDeal(deals, deal(provider))
  expect(deals).toHaveLength(mostSaved)
  expect(deals).not.toContain(deal(1))
})
