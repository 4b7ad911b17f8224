import { describe, expect, test } from 'vitest'
import { financeTypes, financeTypeTable } from '#core/offer/finance-type.ts'
import { numberOptions, tableOptions } from './build-options.ts'

describe('F-28 the choices of a filter', () => {
  const rows = [
    { value: 'b', label: 'Bee' },
    { value: 'a', label: 'Ay' },
    { value: 'c', label: 'See' },
  ]

  test('of a table, in its order: those that leave a car or are chosen', () => {
    const counts = new Map([
      ['a', 1],
      ['b', 12],
      ['x', 4],
    ])
    expect(tableOptions(rows, counts, [])).toEqual([
      { value: 'b', label: 'Bee', count: 12 },
      { value: 'a', label: 'Ay', count: 1 },
    ])
    expect(tableOptions(rows, new Map([['b', 0]]), ['c'])).toEqual([
      { value: 'c', label: 'See', count: 0 },
    ])
  })

  test('of figures, smallest first, the chosen among them', () => {
    const counts = new Map([
      [48, 9],
      [5, 0],
      [24, 3],
    ])
    expect(numberOptions(counts, [100, 24], (value) => `${value} months`)).toEqual([
      { value: '24', label: '24 months', count: 3 },
      { value: '48', label: '48 months', count: 9 },
      { value: '100', label: '100 months', count: 0 },
    ])
  })
})

test('F-29 personal comes first among the finance types', () => {
  const rows = financeTypes.map((value) => ({ value, label: financeTypeTable[value].label }))
  const counts = new Map([
    ['pcp', 3],
    ['business', 9],
    ['personal', 1],
  ])
  expect(tableOptions(rows, counts, []).map(({ label }) => label)).toEqual([
    'Personal lease',
    'Business lease',
    'PCP',
  ])
})
