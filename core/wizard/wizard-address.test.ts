import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ford, focus, focusEstate, leonFr } from '../fixtures/wizard-cars.ts'
import { filtersFromSearch } from '../filters/address/filters-from-search.ts'
import { searchRecord } from '../filters/query/search-record.ts'
import { matchRoute } from '../routes/match-route.ts'
import {
  findMyDealAddress,
  resultsAddress,
  searchAddress,
  searchOf,
  wizardKeys,
  wizardNames,
} from './wizard-address.ts'
import { wizardOf, type WizardAnswers } from './wizard-answers.ts'
import { wizardSearch } from './wizard-search.ts'

const car = { manufacturer: ford, range: focus, carModel: focusEstate }
const budget = { budgetRange: '250to350' as const }

test.each<[WizardAnswers, string]>([
  [{}, '/car-search'],
  [{ manufacturer: ford }, '/car-search/ford'],
  [{ manufacturer: ford, range: focus }, '/car-search/ford/focus'],
  [car, '/car-search/ford/focus/focus-estate'],
  [{ ...car, financeType: 'business' }, '/car-search/ford/focus/focus-estate/business/vehicles'],
  [
    { ...car, financeType: 'personal', delivery: 'asap' },
    '/car-search/ford/focus/focus-estate/personal/vehicles?stock=1',
  ],
  [budget, '/budget-search?budgetRanges=250to350'],
  [{ ...budget, financeType: 'pcp' }, '/budget-search/pcp/models?budgetRanges=250to350'],
  [{ budgetRange: 'any' }, '/budget-search?budgetRanges=any'],
  [{ budgetRange: 'any', financeType: 'personal' }, '/budget-search/personal/models'],
  [
    { ...budget, financeType: 'personal', carModel: focusEstate },
    '/budget-search/personal/models/111?budgetRanges=250to350',
  ],
  [{ likedVehicle: leonFr }, '/find-my-deal?like=10000211'],
  [
    { likedVehicle: leonFr, financeType: 'business' },
    '/compare-car-leasing?financeType=business&bodyTypes=hatchback&fuelTypes=petrol',
  ],
])('R-31 %j stands at %s', (answers, address) => {
  expect(searchAddress(wizardOf(answers))).toBe(address)
})

test('R-31 a budget taken back is asked for on the page of budgets', () => {
  expect(searchAddress({ ...wizardOf(budget), budgetRange: null })).toBe('/budget-search')
})

test('R-31 a list opened from the answers reads the filters they mean', () => {
  const search = wizardSearch(wizardOf({ ...car, financeType: 'business', delivery: '5weeks' }))!
  const { pathname, searchParams } = new URL(resultsAddress(search), 'https://larkway.example')
  expect(matchRoute(pathname)?.name).toBe('carSearchVehicles')
  const { type, manufacturers, ranges } = search.filters
  const scope = { type, manufacturers, ranges, financeType: 'business' as const }
  expect(filtersFromSearch(searchRecord(searchParams), scope).values).toEqual(search.filters)
})

test.each<[WizardAnswers, string]>([
  [{}, '/find-my-deal'],
  [{ ...car, financeType: 'personal' }, '?make=ford&range=focus&model=focus-estate&use=personal'],
  [
    { ...budget, financeType: 'business', carModel: focusEstate },
    '?model=111&budget=250to350&use=business',
  ],
  [{ likedVehicle: leonFr, delivery: 'asap' }, '?like=10000211&delivery=asap'],
])('R-32 on the page of its own %j is in the query', (answers, search) => {
  expect(findMyDealAddress(wizardOf(answers))).toContain(search)
})

describe('R-32 a query of answers', () => {
  test('is read without what is no answer, of a repeated name the first', () => {
    expect(wizardNames({ make: ['ford', 'kia'], use: 'personal', hash: 'x', range: '' })).toEqual({
      make: 'ford',
      use: 'personal',
    })
  })

  test('is what was written', () => {
    const names = fc.record(
      Object.fromEntries(wizardKeys.map((key) => [key, fc.string({ minLength: 1 })])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(names, (given) => {
        const read = wizardNames(searchRecord(new URLSearchParams(searchOf(given))))
        expect(read).toEqual(given)
      }),
    )
  })
})
