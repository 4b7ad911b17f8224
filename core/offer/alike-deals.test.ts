import { describe, expect, test } from 'vitest'
import { type AlikeCar, alikeDeals, nearPrice } from './alike-deals.ts'

function carOf(
  capId: string,
  rangeId: number,
  change: Partial<AlikeCar['car']> = {},
  monthlyPaymentPence = 20_000,
): AlikeCar {
  const range = { id: rangeId, slug: `range-${rangeId}`, name: `Range ${rangeId}` }
  return {
    car: {
      capId,
      range,
      bodyType: 'hatchback',
      fuelType: 'petrol',
      lengthMm: 4000,
      ...change,
    },
    monthlyPaymentPence,
  }
}

const own = carOf('1', 1)
const capIdsOf = (cars: readonly AlikeCar[]) => cars.map(({ car }) => car.capId)

describe('K-02 cars like another', () => {
  test('stand the likest first, then the cheaper, then the lower number', () => {
    const cars = [
      carOf('2', 2, { bodyType: 'van' }),
      carOf('3', 3, { fuelType: 'hybrid' }),
      carOf('5', 5),
      carOf('4', 4),
      carOf('6', 6, {}, 20_001),
      carOf('7', 7, {}, 19_999),
    ]
    expect(capIdsOf(alikeDeals(own, cars, 10))).toEqual(['7', '4', '5', '6', '3', '2'])
    expect(capIdsOf(alikeDeals(own, cars, 2))).toEqual(['7', '4'])
  })

  test('are one of each range, its likest, and none of the own', () => {
    const cars = [
      carOf('2', 1),
      carOf('3', 2, { fuelType: 'diesel' }),
      carOf('4', 2),
      carOf('5', 3, { fuelType: 'diesel' }),
    ]
    expect(capIdsOf(alikeDeals(own, cars, 10))).toEqual(['4', '5'])
  })

  test('are none where there are none', () => {
    expect(alikeDeals(own, [], 10)).toEqual([])
  })
})

test.each([
  [20_000, { budgetFrom: 120, budgetTo: 280 }],
  [20_001, { budgetFrom: 120, budgetTo: 281 }],
  [19_999, { budgetFrom: 119, budgetTo: 280 }],
  [1, { budgetFrom: 0, budgetTo: 1 }],
])('K-02 near %i pence is %j in pounds', (pence, near) => {
  expect(nearPrice(pence)).toEqual(near)
})
