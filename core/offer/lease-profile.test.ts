import { expect, test } from 'vitest'
import {
  commonProfile,
  usualAnnualMileagesMiles,
  usualInitialRentals,
  usualTermsMonths,
} from './lease-profile.ts'

test('P-18 lists open on three years and six months up front; businesses drive more', () => {
  expect(commonProfile).toEqual({
    personal: { termMonths: 36, annualMileageMiles: 8000, initialRentals: 6 },
    business: { termMonths: 36, annualMileageMiles: 10000, initialRentals: 6 },
  })
})

test('P-19 leases are priced over these terms, mileages and initial rentals', () => {
  expect(usualTermsMonths).toEqual([24, 36, 48])
  expect(usualAnnualMileagesMiles).toEqual([
    5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000,
  ])
  expect(usualInitialRentals).toEqual([1, 3, 6, 9, 12])
})
