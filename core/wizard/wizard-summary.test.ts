import { expect, test } from 'vitest'
import { ford, focus, focusEstate, leonFr, titanium } from '../fixtures/wizard-cars.ts'
import { newWizard } from './wizard-state.ts'
import { wizardSummary } from './wizard-summary.ts'

test('W-16 the summary says every answer of a car in the order of the questions', () => {
  const state = { ...newWizard(), manufacturer: ford, range: focus, carModel: focusEstate }
  const answered = [
    { step: 'make', label: 'Make', value: 'Ford' },
    { step: 'model', label: 'Model', value: 'Focus' },
    { step: 'variant', label: 'Variant', value: 'Ford Focus Estate' },
  ]
  expect(wizardSummary(newWizard())).toEqual([])
  expect(wizardSummary(state)).toEqual(answered)
  expect(
    wizardSummary({ ...state, financeType: 'business', isUseChosen: true, vehicle: titanium }),
  ).toEqual([
    ...answered,
    { step: 'use', label: 'Use', value: 'Business lease' },
    { step: 'results', label: 'Car', value: 'Ford Focus Estate Titanium' },
  ])
})

test('W-16 W-62 and of a budget and a liked car', () => {
  const state = { ...newWizard(), isUseChosen: true }
  expect(wizardSummary({ ...state, type: 'budget', budgetRange: '250to350' })).toEqual([
    { step: 'budget', label: 'Budget', value: '£250 to £350' },
    { step: 'use', label: 'Use', value: 'Personal lease' },
  ])
  expect(wizardSummary({ ...newWizard(), type: 'budget', budgetRange: 'any' })).toEqual([
    { step: 'budget', label: 'Budget', value: 'Any' },
  ])
  expect(wizardSummary({ ...state, type: 'similar', likedVehicle: leonFr })).toEqual([
    { step: 'vehicle', label: 'A car like', value: 'SEAT Leon FR' },
    { step: 'use', label: 'Use', value: 'Personal lease' },
  ])
})
