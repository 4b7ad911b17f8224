import { expect, test } from 'vitest'
import { wizardEnding } from './wizard-ending.ts'

test.each([
  [1, '1 matching deal'],
  [2, '2 matching deals'],
  [1234, '1,234 matching deals'],
])('W-24 %d deals are announced as %j', (count, text) => {
  expect(wizardEnding(count, false)).toEqual({ kind: 'results', text })
  expect(wizardEnding(count, true)).toEqual({ kind: 'results', text })
})

test('W-25 when nothing fits a message says so, and the page of its own asks for preferences', () => {
  expect(wizardEnding(0, false)).toEqual({ kind: 'nothingFound', messageKey: 'empty.results' })
  expect(wizardEnding(0, true)).toEqual({ kind: 'dealPreferences' })
})
