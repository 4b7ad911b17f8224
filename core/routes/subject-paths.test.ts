import { expect, test } from 'vitest'
import { budgetRanges } from '../pricing/budget-range.ts'
import { bodyTypes } from '../vehicle/body-type.ts'
import { bodyTypePath, budgetPath } from './subject-paths.ts'

test('F-85 each of the eight bodies has its page, vans one of their own', () => {
  expect(bodyTypes.map(bodyTypePath)).toEqual([
    '/body-type/suv',
    '/body-type/mpv',
    '/body-type/hatchback',
    '/body-type/saloon',
    '/body-type/estate',
    '/body-type/sports',
    '/body-type/coupe',
    '/body-type/convertible',
    '/van-leasing',
  ])
})

test('F-38 each budget band has its page but the lowest, which is a filter of all deals', () => {
  expect(budgetRanges.map(({ value }) => budgetPath(value))).toEqual([
    '/compare-car-leasing?budgetRanges=0to150',
    '/budget/150to250',
    '/budget/250to350',
    '/budget/350to450',
    '/budget/450to600',
    '/budget/600',
  ])
})
