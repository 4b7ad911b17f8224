import { expect, test } from 'vitest'
import { changeFilters } from './change-filters.ts'
import { defaultFilters } from '../filter-values.ts'

const list = {
  values: { ...defaultFilters(), manufacturers: ['ford'], ranges: ['ford.focus'] },
  page: 4,
}

test('F-15 every choice starts again at the first page', () => {
  expect(changeFilters(list, { stock: true }, false)).toMatchObject({
    page: 1,
    values: { stock: true },
  })
})

test('F-09 with everything that goes with it', () => {
  expect(changeFilters(list, { manufacturers: [] }, false).values.ranges).toEqual([])
})

test('F-16 a choice is ignored while there are no options to choose from', () => {
  expect(changeFilters(list, { manufacturers: [] }, true)).toEqual({
    ...list,
    reloadsOptions: false,
  })
})

test.each([
  [{ stock: true }, true],
  [{ sort: 'totalCost|asc', stock: true }, true],
  [{ sort: 'totalCost|asc' }, false],
] as const)('F-17 %j asks for the options again: %s', (change, reloadsOptions) => {
  expect(changeFilters(list, change, false)).toMatchObject({ reloadsOptions })
})
