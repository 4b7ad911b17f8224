import { expect, test } from 'vitest'
import { guideCategoryBeside } from './guides-beside.ts'

test.each([
  ['vans', { bodyTypes: ['van'], fuelTypes: ['diesel', 'electric'] }, 'business-and-vans'],
  ['electric cars', { bodyTypes: ['suv'], fuelTypes: ['electric'] }, 'electric-cars'],
  [
    'cars of all kinds',
    { bodyTypes: ['suv', 'van'], fuelTypes: ['petrol', 'electric'] },
    'costs-and-mileage',
  ],
  ['no cars', { bodyTypes: [], fuelTypes: [] }, 'costs-and-mileage'],
] as const)('K-22 beside %s', (_, { bodyTypes, fuelTypes }, expected) => {
  expect(guideCategoryBeside({ bodyTypes: [...bodyTypes], fuelTypes: [...fuelTypes] })).toBe(
    expected,
  )
})
