import { expect, test } from 'vitest'
import { foundOptions } from './found-options.ts'

const options = ['Abarth', 'Citroën', 'Kia', 'Mercedes-Benz', 'Skoda'].map((label) => ({
  value: label.toLowerCase(),
  label,
  count: 1,
}))

const found = (sought: string, first: string[] = [], chosen: string[] = first) =>
  foundOptions(options, { first, chosen, sought }).map(({ label }) => label)

test.each([
  ['', ['Abarth', 'Citroën', 'Kia', 'Mercedes-Benz', 'Skoda']],
  ['citroen', ['Citroën']],
  ['CITROËN', ['Citroën']],
  ['mercedes b', ['Mercedes-Benz']],
  ['mercedesbenz', ['Mercedes-Benz']],
  ['  k', ['Kia', 'Skoda']],
  ['bicycle', []],
])('F-110 "%s" finds %j', (sought, wanted) => {
  expect(found(sought)).toEqual(wanted)
})

test('F-110 what was chosen at first stands on top, and stays there once it is not', () => {
  expect(found('', ['skoda', 'kia'])).toEqual([
    'Kia',
    'Skoda',
    'Abarth',
    'Citroën',
    'Mercedes-Benz',
  ])
  expect(found('', ['skoda'], [])[0]).toBe('Skoda')
})

test('F-110 what is chosen stays in sight whatever is sought', () => {
  expect(found('kia', [], ['abarth'])).toEqual(['Abarth', 'Kia'])
})
