import { expect, test } from 'vitest'
import { backToWizard } from './wizard-back.ts'

const hash = 'kZ3v0bWn7x2QfLr9sTqYdA'

test.each([
  ['use=personal&make=ford', '', 'make=ford&use=personal&saved=1'],
  ['make=ford&saved=2&draft=x&evil=1', '', 'make=ford&saved=1'],
  ['', hash, `hash=${hash}&saved=1`],
  ['make=ford', 'x', 'make=ford&saved=1'],
])('R-32 a form sent with %j goes back to its answers alone', (back, given, query) => {
  expect(backToWizard(back, given)({ saved: '1' })).toBe(query)
})
