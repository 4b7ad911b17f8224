import { expect, test } from 'vitest'
import { carouselChoice, carouselSize, hotDealsFirst } from './carousel.ts'

test('K-04 hot deals come before the rest, each part in its order', () => {
  const deals = [false, true, false, true].map((hotDeal, at) => ({ at, hotDeal }))
  expect(hotDealsFirst(deals).map(({ at }) => at)).toEqual([1, 3, 0, 2])
})

test('K-04 a carousel holds twelve deals, hot ones from among the hundred cheapest', () => {
  expect([carouselSize, carouselChoice]).toEqual([12, 100])
})
