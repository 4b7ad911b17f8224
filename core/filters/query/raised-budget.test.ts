import { expect, test } from 'vitest'
import { raisedBudget } from './raised-budget.ts'

test.each([
  [null, null],
  [0, 20],
  [300, 320],
  [99_980, 100_000],
  [99_981, null],
] as const)('F-120 a maximum of %s is raised to %s', (budgetTo, raised) => {
  expect(raisedBudget(budgetTo)).toBe(raised)
})
