import { expect, test } from 'vitest'
import { claimFigures, includedInEveryDeal, providerCount } from './claim-figures.ts'

test('D-23 providers count when they have an active rate book', () => {
  expect(providerCount([])).toBe(0)
  expect(providerCount([{ hasRates: true }, { hasRates: false }, { hasRates: true }])).toBe(2)
})

test.each([
  ['D-24 leases run for two to four years', 'leaseTermsYears', { from: 2, to: 4 }],
  ['D-25 a car in stock comes in two to four weeks', 'inStockWeeks', { from: 2, to: 4 }],
  ['D-25 a factory order in twelve to fourteen', 'factoryOrderWeeks', { from: 12, to: 14 }],
  ['D-26 a car is sold within a day', 'carSoldWithinHours', 24],
  ['D-26 in five steps', 'sellYourCarSteps', 5],
  ['D-27 a complaint is acknowledged', 'acknowledgementBusinessDays', 5],
  ['D-27 and answered', 'finalResponseWeeks', 8],
  ['D-27 a question about data is answered', 'dataRightsMonths', 1],
  ['D-28 a lessee is an adult', 'leastAgeYears', 18],
] as const)('%s: %s', (_, name, figure) => {
  expect(claimFigures[name]).toEqual(figure)
})

test('D-43 every deal includes delivery, road tax and warranty', () => {
  expect(includedInEveryDeal).toEqual([
    'delivery-included',
    'road-tax-included',
    'warranty-included',
  ])
})
