import { expect, test } from 'vitest'
import { rateBookText } from './write-rate-book.ts'

const rowsOf = (rows: number, seed = 1) =>
  [...rateBookText({ rows, seed })].join('').split('\r\n').slice(1, -1)

test('a trial book has as many rows as asked for, each on a profile of its own', () => {
  const rows = rowsOf(5000)
  expect(rows).toHaveLength(5000)
  const profiles = rows.map((row) =>
    row
      .split(',')
      .filter((_, at) => at !== 5)
      .join(),
  )
  expect(new Set(profiles).size).toBe(5000)
})

test('the same seed gives the same prices, another one others', () => {
  expect(rowsOf(100)).toEqual(rowsOf(100))
  expect(rowsOf(100, 2)).not.toEqual(rowsOf(100))
})
