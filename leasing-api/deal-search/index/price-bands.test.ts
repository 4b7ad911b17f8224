import { expect, test } from 'vitest'
import { budgetStepsPounds } from '#core/pricing/budget-range.ts'
import { bandEndsPence, bandOf, bandParts, priceBands } from './price-bands.ts'

const open = { fromPence: Number.NEGATIVE_INFINITY, toPence: Number.POSITIVE_INFINITY }

test('a band holds its upper end and not its lower one', () => {
  for (const [band, end] of bandEndsPence.entries()) {
    expect([bandOf(end), bandOf(end + 1)]).toEqual([band, band + 1])
  }
  expect(bandOf(4_000_000_000)).toBe(priceBands - 1)
})

test('every step that a visitor can choose is the end of a band', () => {
  for (const pounds of budgetStepsPounds) expect(bandEndsPence).toContain(pounds * 100)
})

test('no limits take every band whole', () => {
  const parts = bandParts([open], Number.POSITIVE_INFINITY)
  expect(parts.map(({ band }) => band)).toEqual(Array.from({ length: priceBands }, (_, at) => at))
  expect(parts.every(({ isWhole }) => isWhole)).toBe(true)
})

test('limits cut the bands they end in', () => {
  expect(bandParts([{ fromPence: 21_000, toPence: 30_000 }], Number.POSITIVE_INFINITY)).toEqual([
    { band: bandOf(21_001), fromPence: 21_000, toPence: 25_000, isWhole: false },
    { band: bandOf(30_000), fromPence: 25_000, toPence: 30_000, isWhole: true },
  ])
  expect(bandParts([open], 14_999).at(-1)).toEqual({
    band: bandOf(15_000),
    fromPence: 0,
    toPence: 14_999,
    isWhole: false,
  })
})

test.each([
  [{ fromPence: 30_000, toPence: 30_000 }, Number.POSITIVE_INFINITY],
  [{ fromPence: 40_000, toPence: 30_000 }, Number.POSITIVE_INFINITY],
  [{ fromPence: 20_000, toPence: 30_000 }, 20_000],
])('limits that hold nothing have no part: %o up to %s', (limits, most) => {
  expect(bandParts([limits], most)).toEqual([])
})
