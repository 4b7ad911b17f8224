import { expect, test } from 'vitest'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { listsBeyondOf } from './lists-beyond.ts'

const options = {
  manufacturers: [{ value: 'bmw', label: 'BMW', count: 0 }],
  ranges: [],
  brands: [],
}
const values = { ...defaultFilters(), manufacturers: ['bmw'], budgetTo: 150 }

const asked = (carModel?: string) =>
  listsBeyondOf({ values, carModel }, options, {}).map((list) => ({
    manufacturers: list.values.manufacturers,
    budgetTo: list.values.budgetTo,
    everyDeal: list.values.everyDeal,
    carModel: list.carModel,
    rows: list.rows,
  }))

test('F-124 F-125 an empty list asks for one deal of each list beyond it, counting deals', () => {
  const one = { everyDeal: true, rows: 1, carModel: undefined }
  expect(asked()).toEqual([
    { ...one, manufacturers: [], budgetTo: 150 },
    { ...one, manufacturers: ['bmw'], budgetTo: null },
    { ...one, manufacturers: ['bmw'], budgetTo: null },
  ])
})

test('F-125 on the list of a car model the make is still asked for whole', () => {
  expect(asked('17').map(({ carModel }) => carModel)).toEqual(['17', '17', undefined])
})
