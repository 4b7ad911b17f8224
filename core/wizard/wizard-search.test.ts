import { describe, expect, test } from 'vitest'
import { ford, focus, focusEstate, leonFr } from '../fixtures/wizard-cars.ts'
import { defaultFilters } from '../filters/filter-values.ts'
import { newWizard, type WizardState } from './wizard-state.ts'
import { wizardSearch } from './wizard-search.ts'

const car: WizardState = {
  ...newWizard(),
  manufacturer: ford,
  range: focus,
  carModel: focusEstate,
  financeType: 'business',
  isUseChosen: true,
}

test.each<[Partial<WizardState>]>([
  [{}],
  [{ ...car, isUseChosen: false }],
  [{ ...car, carModel: null }],
  [{ type: 'budget', budgetRange: '600', isUseChosen: true }],
  [{ type: 'similar', likedVehicle: leonFr }],
])('W-19 there is no search before the last answer: %#', (answers) => {
  expect(wizardSearch({ ...newWizard(), ...answers })).toBeNull()
})

test('W-20 a car is searched for by make, model, variant and use', () => {
  expect(wizardSearch(car)).toEqual({
    route: 'carSearch',
    manufacturer: 'ford',
    range: 'focus',
    model: 'focus-estate',
    financeType: 'business',
    filters: {
      ...defaultFilters('business'),
      type: 'car-search',
      manufacturers: ['ford'],
      ranges: ['ford.focus'],
    },
  })
})

test('W-21 a budget is searched for by band, use and variant', () => {
  const state: WizardState = {
    ...newWizard(),
    type: 'budget',
    budgetRange: '600',
    isUseChosen: true,
    carModel: focusEstate,
  }
  expect(wizardSearch(state)).toEqual({
    route: 'budgetSearch',
    carModelId: 111,
    financeType: 'personal',
    filters: { ...defaultFilters('personal'), type: 'budget-search', budgetRanges: ['600'] },
  })
})

test('W-62 any budget searches without a band', () => {
  const state: WizardState = {
    ...newWizard(),
    type: 'budget',
    budgetRange: 'any',
    isUseChosen: true,
    carModel: focusEstate,
  }
  expect(wizardSearch(state)?.filters.budgetRanges).toEqual([])
})

test('W-22 W-63 cars like another are of its body and fuel, for the use', () => {
  const state: WizardState = {
    ...newWizard(),
    type: 'similar',
    likedVehicle: leonFr,
    isUseChosen: true,
    financeType: 'pcp',
  }
  expect(wizardSearch(state)).toEqual({
    route: 'similar',
    financeType: 'pcp',
    filters: { ...defaultFilters('pcp'), bodyTypes: ['hatchback'], fuelTypes: ['petrol'] },
  })
})

describe('W-23 a car wanted within weeks is searched for in stock', () => {
  test.each([
    ['asap', true],
    ['5weeks', true],
    ['12weeks', false],
    ['12plus', false],
    ['browsing', false],
    [null, false],
  ] as const)('%s: %j', (delivery, stock) => {
    expect(wizardSearch({ ...car, delivery })?.filters.stock).toBe(stock)
  })
  test('but a PCP, which has none, is not', () => {
    const soon = { ...car, delivery: 'asap' } as const
    expect(wizardSearch({ ...soon, financeType: 'pcp' })?.filters.stock).toBe(false)
    expect(wizardSearch({ ...soon, financeType: 'personal' })?.filters.stock).toBe(true)
  })
})
