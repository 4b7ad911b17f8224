import { expect, test } from 'vitest'
import { ford, focus, focusEstate, leon, leonFr, titanium } from '../fixtures/wizard-cars.ts'
import { newWizard } from './wizard-state.ts'
import { wizardOf } from './wizard-answers.ts'

test('W-61 answers are given in the order of their flow', () => {
  expect(
    wizardOf({
      manufacturer: ford,
      range: focus,
      carModel: focusEstate,
      financeType: 'business',
      vehicle: titanium,
      delivery: 'asap',
      userData: { name: 'Ada' },
    }),
  ).toEqual({
    ...newWizard(),
    manufacturer: ford,
    range: focus,
    carModel: focusEstate,
    financeType: 'business',
    isUseChosen: true,
    vehicle: titanium,
    delivery: 'asap',
    userData: { name: 'Ada', email: '', phone: '' },
  })
  expect(wizardOf({ budgetRange: '600', financeType: 'personal', carModel: focusEstate })).toEqual({
    ...newWizard(),
    type: 'budget',
    budgetRange: '600',
    isUseChosen: true,
    carModel: focusEstate,
  })
})

test('W-61 a liked car comes before a budget, a budget before a make', () => {
  const both = { manufacturer: ford, budgetRange: 'any' } as const
  expect(wizardOf(both)).toEqual({ ...newWizard(), type: 'budget', budgetRange: 'any' })
  expect(wizardOf({ ...both, likedVehicle: leonFr })).toMatchObject({
    type: 'similar',
    likedVehicle: leonFr,
    budgetRange: null,
    manufacturer: null,
  })
})

test.each([
  [{}],
  [{ range: focus }],
  [{ carModel: focusEstate }],
  [{ financeType: 'business' as const }],
  [{ vehicle: titanium }],
])('W-61 an answer whose question is not open is left out: %j', (answers) => {
  expect(wizardOf(answers)).toEqual(newWizard())
})

test('W-61 so is a model of another make', () => {
  expect(wizardOf({ manufacturer: ford, range: leon })).toEqual(wizardOf({ manufacturer: ford }))
})
