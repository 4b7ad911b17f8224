import { expect, test } from 'vitest'
import { unknownValues } from './unknown-values.ts'

const options = {
  manufacturers: [{ value: 'ford', label: 'Ford', count: 3 }],
  ranges: [
    { manufacturerId: 'ford', ranges: [{ value: 'ford.focus', label: 'Ford Focus', count: 2 }] },
  ],
  brands: [{ value: 'brightmile', label: 'Brightmile', count: 1 }],
}
const chosen = (manufacturers: string[], ranges: string[] = [], providers: string[] = []) => ({
  manufacturers,
  ranges,
  providers,
})

test.each([
  ['what is offered is known', [], chosen(['ford'], ['ford.focus']), []],
  ['a make that is not offered', [], chosen(['ford', 'wartburg']), ['wartburg']],
  ['a range that is not offered', [], chosen(['ford'], ['ford.trabant']), ['ford.trabant']],
  ['a provider that there is not', [], chosen([], [], ['brightmile', 'no']), ['no']],
  ['what could not be read', ['abc'], chosen(['wartburg']), ['abc', 'wartburg']],
  ['each once', ['abc', 'abc'], chosen([]), ['abc']],
  ['no more than three', ['a', 'b', 'c', 'd'], chosen(['wartburg']), ['a', 'b', 'c']],
] as const)('F-111 %s', (_, unread, { manufacturers, ranges, providers }, unknown) => {
  const filters = {
    manufacturers: [...manufacturers],
    ranges: [...ranges],
    providers: [...providers],
  }
  expect(unknownValues(unread, filters, options)).toEqual(unknown)
})

test('F-111 what the path decides exists, offered or not', () => {
  const scope = { manufacturers: ['bmw'], ranges: ['bmw.x1'] }
  expect(unknownValues([], chosen(['bmw'], ['bmw.x1']), options, scope)).toEqual([])
})
