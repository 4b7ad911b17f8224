import { expect, test } from 'vitest'
import type { FilterOptions } from './filter-options.ts'
import { withAnyEntries } from './with-any-entries.ts'

const one = [{ value: 'x', label: 'X', count: 2 }]
const any = { value: '', label: 'Any', count: 7 }

test('F-32 an "any" entry stands before every list in which nothing means any', () => {
  const options: FilterOptions = {
    financeTypes: one,
    manufacturers: one,
    ranges: [{ manufacturerId: 'ford', ranges: one }],
    bodyTypes: one,
    fuelTypes: one,
    transmissions: one,
    pureElectricRanges: [],
    doors: one,
    seats: one,
    features: one,
    boots: one,
    brands: one,
    terms: one,
    annualMileages: one,
    depositValues: one,
    budgets: one,
    rentalRanges: one,
    stocks: one,
    specialOffers: one,
    maintained: one,
    total: 7,
  }
  const withAny = [any, ...one]
  expect(withAnyEntries(options)).toEqual({
    financeTypes: one,
    manufacturers: withAny,
    ranges: [{ manufacturerId: 'ford', ranges: one }],
    bodyTypes: withAny,
    fuelTypes: withAny,
    transmissions: withAny,
    pureElectricRanges: [any],
    doors: withAny,
    seats: withAny,
    features: withAny,
    boots: withAny,
    brands: withAny,
    terms: withAny,
    annualMileages: withAny,
    depositValues: withAny,
    budgets: withAny,
    rentalRanges: one,
    stocks: withAny,
    specialOffers: withAny,
    maintained: one,
    total: 7,
  })
})
