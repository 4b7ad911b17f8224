import { expect, test } from 'vitest'
import type { CarsInFigures } from '#core/vehicle/cars-in-figures.ts'
import { messages } from '#site/messages/en.ts'
import { carsAsFacts, carsInWords } from './cars-in-words.ts'

const figures: CarsInFigures = {
  bodyTypes: ['hatchback', 'suv'],
  fuelTypes: ['petrol', 'electric'],
  electricCars: 3,
  longestElectricMiles: { value: 258, isEstimate: false },
  lowestCo2: { value: 0, isEstimate: true },
  bestMpg: { value: 53.3, isEstimate: true },
}
const unknown = { electricCars: 0, longestElectricMiles: null, lowestCo2: null, bestMpg: null }

test('K-19 K-23 the cars of a range in a few words', () => {
  const { words } = messages.make
  expect(carsInWords(figures, 1204, words)).toEqual([
    'Hatchback, SUV',
    'Petrol, electric',
    '1,204 versions',
    'up to 258 miles on electricity',
    'up to about 53 mpg',
  ])
  expect(carsInWords({ ...figures, ...unknown }, 1, words).slice(2)).toEqual(['1 version'])
})

test('K-19 figures nobody knows are no facts', () => {
  const { facts } = messages.make
  expect(carsAsFacts(figures, facts).map(({ value }) => value)).toEqual([
    'Hatchback, SUV',
    'Petrol, electric',
    '3',
    '258 miles',
    'about 53 mpg (our estimate)',
    '0 g/km',
  ])
  expect(carsAsFacts({ ...figures, ...unknown }, facts)).toHaveLength(2)
  expect(carsAsFacts({ ...figures, ...unknown, bodyTypes: [] }, facts)).toEqual([])
})
