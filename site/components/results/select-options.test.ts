import { expect, test } from 'vitest'
import { chosenValue } from '#core/filters/options/shown-options.ts'
import { selectOptions } from './select-options.ts'

const terms = [
  { value: '24', label: '24 months', count: 0 },
  { value: '36', label: '36 months', count: 12 },
  { value: '48', label: '48 months', count: 9 },
]
const written = (chosen: number[]) =>
  selectOptions(chosen, terms, 'Any', '{label} ({count})').map(
    ({ value, label }) => `${value}: ${label}`,
  )

test('choices that would leave nothing are not offered', () => {
  expect(written([])).toEqual(['any: Any', '36: 36 months (12)', '48: 48 months (9)'])
})

test.each([
  [[24], '24: 24 months (0)'], // chosen before a filter emptied it
  [[36, 48], '36,48: 36 months, 48 months'],
  [[60], '60: 60'],
])('what is chosen can be shown: %j', (chosen, option) => {
  expect(written(chosen)).toContain(option)
  expect(written(chosen).some((each) => each.startsWith(`${chosenValue(chosen)}: `))).toBe(true)
})
