import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenNumbers, chosenValue, selectEntries, tickOptions } from './shown-options.ts'

const terms = [
  { value: '24', label: '24 months', count: 0 },
  { value: '36', label: '36 months', count: 12 },
  { value: '48', label: '48 months', count: 9 },
]

test('F-28 tick boxes: choices that leave a car, and those that are ticked', () => {
  expect(tickOptions(terms, [], false).map(({ value }) => value)).toEqual(['36', '48'])
  expect(tickOptions(terms, ['24'], false)).toEqual(terms)
})

test('F-34 a single choice that nobody made leaves nothing to choose', () => {
  expect(tickOptions(terms.slice(0, 2), [], false)).toEqual([])
  expect(tickOptions(terms.slice(0, 2), ['36'], false)).toEqual([terms[1]])
  expect(tickOptions(terms.slice(0, 2), [], true)).toEqual([terms[1]])
})

describe('F-33 a select of a filter with several values', () => {
  const any = { value: 'any', label: null, count: null }
  const others = terms.slice(1)

  test.each([
    [[], [any, ...others]],
    [[48], [any, ...others]],
    [[24], [any, ...terms]], // chosen before another filter emptied it
    [
      [36, 48],
      [any, { value: '36,48', label: '36 months, 48 months', count: null }, ...others],
    ],
    [[60], [any, { value: '60', label: '60', count: null }, ...others]],
  ])('with %j chosen', (chosen, entries) => {
    expect(selectEntries(chosen, terms)).toEqual(entries)
  })

  test('what it stands for is what was chosen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (chosen) => {
        expect(chosenNumbers(chosenValue(chosen))).toEqual(chosen)
        expect(selectEntries(chosen, terms).map(({ value }) => value)).toContain(
          chosenValue(chosen),
        )
      }),
    )
  })
})
