import { describe, expect, test } from 'vitest'
import { searchedCars } from '../fixtures/search-catalogue.ts'
import { listAnswer } from './list-answer.ts'

const kia = searchedCars.makes[0]!.row
const ev3 = searchedCars.ranges[0]!.row

describe('F-130 a list as an answer', () => {
  test.each([
    [{ fuelTypes: ['electric'] as const }, '/car-leasing/electric-cars', 'Electric'],
    [{ financeType: 'business' as const }, '/business-car-leasing', 'Business lease'],
    [{ financeType: 'personal' as const }, '/personal-car-leasing', 'Personal lease'],
    [{ budgetTo: 250 }, '/compare-car-leasing?budgetTo=250', 'Up to £250 a month'],
    [
      { fuelTypes: ['electric'] as const, stock: true },
      '/compare-car-leasing?fuelTypes=electric&stock=1',
      'Electric, In stock',
    ],
  ])('%j leads to %s', (change, path, title) => {
    const { path: own, title: words } = listAnswer({
      makes: [],
      ranges: [],
      change: { ...change } as never,
    })
    expect([own, words]).toEqual([path, title])
  })

  test('the name of a range is not said with its make', () => {
    expect(listAnswer({ makes: [kia], ranges: [ev3], change: { stock: true } })).toMatchObject({
      title: 'Kia EV3, In stock',
      values: { manufacturers: ['kia'], ranges: ['kia.ev3'], stock: true },
    })
  })
})
