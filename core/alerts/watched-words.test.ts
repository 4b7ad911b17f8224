import { expect, test } from 'vitest'
import { watchedDeals } from './watched-deals.ts'
import { watchedWords, type WatchedNames } from './watched-words.ts'

const option = (value: string, label: string) => ({ value, label, count: 1 })
const names: WatchedNames = {
  manufacturers: [option('ford', 'Ford')],
  ranges: [{ manufacturerId: 'ford', ranges: [option('ford.puma', 'Ford Puma')] }],
  brands: [],
  car: null,
}

test.each([
  [
    '/vehicles/1/offers?term=36&mileage=8000&deposit=9&stock=0',
    'Ford Puma ST-Line',
    {
      title: 'Ford Puma ST-Line',
      terms: 'Personal lease, 36 months, 8,000 miles a year, 9 months up front, factory order.',
    },
  ],
  [
    '/vehicles/1/offers?financeType=business&term=24&mileage=10000&deposit=1&stock=1&maintained=1',
    null,
    {
      title: 'A car',
      terms:
        'Business lease, 24 months, 10,000 miles a year, 1 month up front, in stock, with maintenance.',
    },
  ],
  [
    '/vehicles/1/offers?financeType=pcp&term=48&mileage=8000&deposit=2000',
    'Ford Puma ST-Line',
    { title: 'Ford Puma ST-Line', terms: 'PCP, 48 months, 8,000 miles a year, £2,000 deposit.' },
  ],
  [
    '/compare-car-leasing?ranges=ford.puma',
    null,
    {
      title: 'Ford Puma',
      terms:
        'Personal lease, Ford Puma cars and vans, 36 months, 8,000 miles a year, 6 months up front.',
    },
  ],
  [
    '/car-search/ford/puma/puma-suv/personal/vehicles',
    'Ford Puma SUV',
    {
      title: 'Ford Puma SUV',
      terms:
        'Personal lease, Ford Puma cars and vans, 36 months, 8,000 miles a year, 6 months up front.',
    },
  ],
  [
    '/car-leasing/electric-cars?budgetTo=350',
    null,
    {
      title: 'Your search',
      terms:
        'Personal lease, electric cars and vans, up to £350 a month, 36 months, 8,000 miles a year, 6 months up front.',
    },
  ],
])('W-130 %s in words', (page, car, words) => {
  expect(watchedWords(watchedDeals(page)!, { ...names, car })).toEqual(words)
})
