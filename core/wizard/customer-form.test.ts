import { expect, test } from 'vitest'
import { ford, focus, focusEstate, leonFr, titanium } from '../fixtures/wizard-cars.ts'
import { customerFormOf, isStorable } from './customer-form.ts'
import { newWizard, type WizardState } from './wizard-state.ts'

test.each<[string, Partial<WizardState>, object]>([
  ['nothing', {}, { type: 'car', financeType: 'personal' }],
  [
    'a whole car',
    {
      manufacturer: ford,
      range: focus,
      carModel: focusEstate,
      financeType: 'business',
      isUseChosen: true,
      vehicle: titanium,
      userData: { name: 'Ada', email: 'ada@example.com', phone: '07700 900123' },
    },
    {
      type: 'car',
      manufacturerId: '1',
      rangeId: '11',
      carModelId: '111',
      carModelAggregate: 'Ford Focus Estate',
      capId: '10000111',
      financeType: 'business',
      userName: 'Ada',
      userEmail: 'ada@example.com',
      userPhone: '07700 900123',
    },
  ],
  [
    'a budget',
    { type: 'budget', budgetRange: '600' },
    { type: 'budget', budgetRange: '600', financeType: 'personal' },
  ],
  [
    'any budget',
    { type: 'budget', budgetRange: 'any' },
    { type: 'budget', financeType: 'personal' },
  ],
  [
    'a liked car',
    { type: 'similar', likedVehicle: leonFr },
    { type: 'similar', capId: '10000211', financeType: 'personal' },
  ],
  [
    'a car picked beside a liked one',
    { type: 'similar', likedVehicle: leonFr, vehicle: titanium },
    { type: 'similar', capId: '10000111', financeType: 'personal' },
  ],
])('W-26 the customer form of %s holds what was answered and no more', (_, answers, form) => {
  expect(customerFormOf({ ...newWizard(), ...answers })).toStrictEqual(form)
})

test.each<[string, Partial<WizardState>, boolean]>([
  ['nothing', {}, false],
  ['a make', { manufacturer: ford }, true],
  ['a budget', { type: 'budget', budgetRange: '600' }, true],
  ['any budget', { type: 'budget', budgetRange: 'any' }, false],
  ['a liked car', { type: 'similar', likedVehicle: leonFr }, true],
])('W-65 %s can be stored: %s', (_, answers, expected) => {
  expect(isStorable({ ...newWizard(), ...answers })).toBe(expected)
})
