import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapestDeal, isPastEnd, pageCount, pageNumbers } from './list-pages.ts'

test.each([
  [0, 24, 0],
  [1, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
])('F-81 %i deals at %i a page fill %i pages', (total, rows, pages) => {
  expect(pageCount(total, rows)).toBe(pages)
})

test.each([
  [2, 25, false],
  [3, 25, true],
  [3, 0, false], // an empty list has no end to be past
])('F-81 page %i of %i deals is past the end: %s', (page, total, isPast) => {
  expect(isPastEnd(page, total, 24)).toBe(isPast)
})

describe('F-82 the page numbers to offer', () => {
  test.each([
    [1, 0, []],
    [1, 1, []],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]], // page 3 as well
    [1, 5, [1, 2, 'gap', 5]],
    [4, 5, [1, 2, 3, 4, 5]], // page 2 rather than a gap for it alone
    [2, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('on page %i of %i', (current, count, numbers) => {
    expect(pageNumbers(current, count)).toEqual(numbers)
  })

  test('ends and present page are always there, in order, and no gap hides a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), (count, seed) => {
        const current = (seed % count) + 1
        const steps = pageNumbers(current, count)
        const pages = steps.filter((step) => step !== 'gap')
        expect(pages).toEqual([...new Set(pages)].toSorted((left, right) => left - right))
        expect(pages).toEqual(expect.arrayContaining([1, current, count]))
        for (const [index, step] of steps.entries()) {
          if (step !== 'gap') continue
          expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2)
        }
      }),
    )
  })
})

test.each([
  ['minPayment|asc', 1, [1, 2], 1],
  ['minPayment|asc', 1, [], undefined],
  ['minPayment|asc', 2, [1, 2], undefined],
  ['minPayment|desc', 1, [1, 2], undefined],
  ['totalCost|asc', 1, [1, 2], undefined],
] as const)('F-83 by %s on page %i, of %j the cheapest is %s', (sort, page, deals, cheapest) => {
  expect(cheapestDeal<number>({ sort, page, deals })).toBe(cheapest)
})
