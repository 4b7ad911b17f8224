import { expect, test } from 'vitest'
import {
  budgetAtPosition,
  budgetChange,
  budgetSlider,
  sliderPosition,
  typedBudget,
  usualBudgets,
} from './budget-slider.ts'

test.each([
  [null, 1000],
  [300, 300],
  [305, 305],
  [50, 100],
  [1200, 1000],
] as const)('F-121 for a maximum of %s the slider stands at %i', (budgetTo, position) => {
  expect(sliderPosition(budgetTo)).toBe(position)
})

test.each([
  [100, 100],
  [990, 990],
  [1000, null],
] as const)('F-121 at %i it sets a maximum of %s', (position, budgetTo) => {
  expect(budgetAtPosition(position)).toBe(budgetTo)
})

test.each([
  ['300', 300],
  ['0', 0],
  ['249.6', 250],
  ['', null],
  [' ', null],
  ['-5', null],
  ['100001', null],
  ['abc', null],
] as const)('F-121 "%s" typed is a budget of %s', (text, pounds) => {
  expect(typedBudget(text)).toBe(pounds)
})

const between = (budgetFrom: number | null, budgetTo: number | null) => ({ budgetFrom, budgetTo })

test.each([
  [between(null, null), { budgetTo: 300 }, { budgetTo: 300 }],
  [between(200, 400), { budgetTo: 300 }, { budgetTo: 300 }],
  [between(200, 400), { budgetTo: 200 }, { budgetFrom: null, budgetTo: 200 }],
  [between(200, 400), { budgetFrom: 500 }, { budgetFrom: 500, budgetTo: null }],
  [between(200, 400), { budgetFrom: null }, { budgetFrom: null }],
] as const)('F-122 within %j, %j becomes %j', (chosen, change, whole) => {
  expect(budgetChange(chosen, change)).toEqual(whole)
})

test('F-123 the usual budgets are positions of the slider', () => {
  for (const pounds of usualBudgets) {
    expect(pounds % budgetSlider.step).toBe(0)
    expect(sliderPosition(pounds)).toBe(pounds)
  }
})
