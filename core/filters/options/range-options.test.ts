import { describe, expect, test } from 'vitest'
import { rangeOptions, type CountedMake } from './range-options.ts'

const named = (name: string) => ({ id: 1, slug: name.toLowerCase().replaceAll(' ', '-'), name })
const range = (name: string, count: number, isChosen = false) => ({
  range: named(name),
  count,
  isChosen,
})
const make = (name: string, isChosen: boolean, ...ranges: CountedMake['ranges']): CountedMake => ({
  make: named(name),
  isChosen,
  ranges,
})

describe('F-30 the ranges to choose from', () => {
  test('are those of chosen makes, by make, labelled make plus range', () => {
    expect(
      rangeOptions([
        make('Ford', true, range('Focus', 3), range('Puma', 1), range('Ka', 0)),
        make('Audi', false, range('A3', 8)),
        make('Polestar', true, range('Polestar 2', 2)),
      ]),
    ).toEqual([
      {
        manufacturerId: 'ford',
        ranges: [
          { value: 'ford.focus', label: 'Ford Focus', count: 3 },
          { value: 'ford.puma', label: 'Ford Puma', count: 1 },
        ],
      },
      {
        manufacturerId: 'polestar',
        ranges: [{ value: 'polestar.polestar-2', label: 'Polestar 2', count: 2 }],
      },
    ])
  })

  test('and of a make one of whose ranges is chosen, that one even when it would leave nothing', () => {
    expect(rangeOptions([make('Audi', false, range('A3', 8), range('A4', 0, true))])).toEqual([
      {
        manufacturerId: 'audi',
        ranges: [
          { value: 'audi.a3', label: 'Audi A3', count: 8 },
          { value: 'audi.a4', label: 'Audi A4', count: 0 },
        ],
      },
    ])
  })

  test('a make with nothing to list is left out', () => {
    expect(rangeOptions([make('Ford', true, range('Ka', 0)), make('MG', true)])).toEqual([])
  })
})
