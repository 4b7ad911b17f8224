import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSteps } from './page-steps.ts'

const written = (current: number, count: number) =>
  pageSteps(current, count, String)
    .map((step) => (step === 'gap' ? '…' : step.isCurrent ? `[${step.page}]` : step.page))
    .join(' ')

test.each([
  [1, 1, ''],
  [1, 2, '[1] 2'],
  [1, 5, '[1] 2 … 5'],
  [4, 5, '1 2 3 [4] 5'], // page 2 is shown rather than a gap for it alone
  [5, 20, '1 … 4 [5] 6 … 20'],
  [20, 20, '1 … 19 [20]'],
])('page %i of %i', (current, count, steps) => {
  expect(written(current, count)).toBe(steps)
})

test('ends and present page are always there, in order, and no gap hides a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), (count, seed) => {
      const current = (seed % count) + 1
      const steps = pageSteps(current, count, String)
      const pages = steps.flatMap((step) => (step === 'gap' ? [] : [step.page]))
      expect(pages).toEqual([...new Set(pages)].toSorted((left, right) => left - right))
      expect(pages).toEqual(expect.arrayContaining([1, current, count]))
      for (const [index, step] of steps.entries()) {
        if (step !== 'gap') continue
        const [before, after] = [steps[index - 1], steps[index + 1]] as { page: number }[]
        expect(after!.page - before!.page).toBeGreaterThan(2)
      }
    }),
  )
})
