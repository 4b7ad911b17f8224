import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetStepsPounds } from '#core/pricing/budget-range.ts'
import { budgetBandOptions, budgetOptions } from './budget-options.ts'

const lowest = budgetStepsPounds[0]
const highest = budgetStepsPounds[budgetStepsPounds.length - 1]!

test('F-35 with nothing chosen, from lacks the highest step and to the lowest', () => {
  const { from, to } = budgetOptions({ budgetFrom: null, budgetTo: null })
  expect(from).toEqual(budgetStepsPounds.slice(0, -1))
  expect(to).toEqual(budgetStepsPounds.slice(1))
})

test.each([
  [{ budgetFrom: 500, budgetTo: null }, { to: [600, 800] }],
  [{ budgetFrom: null, budgetTo: 250 }, { from: [150, 200] }],
  [
    { budgetFrom: 250, budgetTo: 350 },
    { from: [150, 200, 250, 300], to: [300, 350, 400, 450, 500, 600, 800] },
  ],
  [
    { budgetFrom: null, budgetTo: 150 },
    { from: [], to: [150, 200, 250, 300, 350, 400, 450, 500, 600, 800] },
  ], // written by hand
  [{ budgetFrom: 800, budgetTo: null }, { to: [] }],
])('F-36 F-37 %j offers %j', (budget, options) => {
  expect(budgetOptions(budget)).toMatchObject(options)
})

const pounds = fc.option(fc.integer({ min: 0, max: 2000 }))

test('F-36 F-37 every offered step leaves room for the other end, and the chosen ones can be shown', () => {
  fc.assert(
    fc.property(pounds, pounds, (budgetFrom, budgetTo) => {
      const { from, to } = budgetOptions({ budgetFrom, budgetTo })
      for (const step of from)
        if (step !== budgetFrom)
          expect(step < (budgetTo ?? Infinity) && step !== highest).toBe(true)
      for (const step of to)
        if (step !== budgetTo) expect(step > (budgetFrom ?? -1) && step !== lowest).toBe(true)
      if (budgetFrom !== null) expect(from).toContain(budgetFrom)
      if (budgetTo !== null) expect(to).toContain(budgetTo)
    }),
  )
})

test('F-37 a chosen figure that is no step stands in its place, and a step once', () => {
  expect(budgetOptions({ budgetFrom: 275, budgetTo: 350 })).toEqual({
    from: [150, 200, 250, 275, 300],
    to: [300, 350, 400, 450, 500, 600, 800],
  })
})

test.each([
  [[], ['0to150', '150to250', '250to350', '350to450', '450to600', '600']],
  [['250to350'], ['150to250', '250to350', '350to450', '450to600', '600']],
  [
    ['0to150', '600'],
    ['0to150', '150to250', '250to350', '350to450', '450to600', '600'],
  ],
] as const)('F-38 with %j chosen the bands are %j', (chosen, bands) => {
  expect(budgetBandOptions(chosen).map(({ value }) => value)).toEqual(bands)
})
