import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters } from '#core/fixtures/any-filters.ts'
import { filterSentence } from './filter-sentence.ts'
import { defaultFilters, type FilterValues } from '../filter-values.ts'

const options = {
  manufacturers: [
    { value: 'ford', label: 'Ford', count: 3 },
    { value: 'bmw', label: 'BMW', count: 2 },
  ],
  ranges: [
    { manufacturerId: 'ford', ranges: [{ value: 'ford.focus', label: 'Ford Focus', count: 1 }] },
  ],
  brands: [{ value: 'brightmile', label: 'Brightmile', count: 2 }],
}

describe('F-60 the filters as one sentence', () => {
  test.each<[FilterValues, string]>([
    [
      defaultFilters(),
      'Personal lease, cars and vans, 36 months, 8,000 miles a year, 6 months up front.',
    ],
    [
      {
        ...defaultFilters(),
        fuelTypes: ['electric'],
        bodyTypes: ['suv'],
        budgetTo: 350,
      },
      'Personal lease, electric SUVs, up to £350 a month, 36 months, 8,000 miles a year, 6 months up front.',
    ],
    [
      {
        ...defaultFilters('pcp'),
        manufacturers: ['ford', 'bmw'],
        budgetFrom: 200,
        budgetTo: 1200,
        terms: [],
        annualMileages: [],
      },
      'PCP, Ford or BMW cars and vans, over £200 and up to £1,200 a month, any term, any mileage, deposit £2,000 to £3,000.',
    ],
    [
      {
        ...defaultFilters('business'),
        manufacturers: ['ford'],
        ranges: ['ford.focus'],
        bodyTypes: ['estate', 'mpv', 'coupe'],
        fuelTypes: ['petrol', 'plug-in-hybrid'],
        transmissions: ['manual', 'automatic'],
        doors: [3, 5],
        pureElectricRanges: ['0to150', '350'],
        budgetFrom: 150,
        budgetRanges: ['0to150', '600'],
        depositValues: [],
        rentalRange: '2000',
        stock: true,
        specialOffers: true,
        maintained: true,
      },
      'Business lease, manual or automatic petrol or plug-in hybrid Ford Focus estates, people carriers or coupes, ' +
        '3 or 5 doors, electric range up to 150 miles or 350 miles and more, over £150 a month, ' +
        'up to £150 or £600 and over a month, 36 months, 10,000 miles a year, any initial rental, ' +
        'initial rental up to £2,000, in stock, special offers, with maintenance.',
    ],
    [
      { ...defaultFilters(), seats: [7], features: ['satNav', 'heatedSeats'], bootFrom: 400 },
      'Personal lease, cars and vans, 7 seats, with heated seats, sat nav, boot at least 400 litres, ' +
        '36 months, 8,000 miles a year, 6 months up front.',
    ],
    [
      { ...defaultFilters(), providers: ['brightmile', 'nobody'], stock: true },
      'Personal lease, cars and vans, 36 months, 8,000 miles a year, 6 months up front, ' +
        'from Brightmile or nobody, in stock.',
    ],
    [
      { ...defaultFilters('pcp'), depositValues: [2000] },
      'PCP, cars and vans, 36 months, 8,000 miles a year, deposit £1,000 to £2,000.',
    ],
  ])('%#', (values, sentence) => {
    expect(filterSentence(values, options)).toBe(sentence)
  })

  test('is always whole: no empty part, one full stop', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const sentence = filterSentence(values, options)
        expect(sentence).toMatch(/^[A-Z].*[^.,\s]\.$/)
        expect(sentence).not.toMatch(/, ,|,,| {2}|undefined|null|false/)
      }),
    )
  })
})
