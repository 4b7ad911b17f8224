import { describe, expect, test } from 'vitest'
import { ford, focus, focusEstate, leonFr, titanium } from '../fixtures/wizard-cars.ts'
import { newWizard, type WizardState } from './wizard-state.ts'
import { canOpen, nextStep, wizardProgress, wizardSteps, withoutFrom } from './wizard-steps.ts'

const whole: WizardState = {
  ...newWizard(),
  manufacturer: ford,
  range: focus,
  carModel: focusEstate,
  financeType: 'business',
  isUseChosen: true,
  vehicle: titanium,
}

test('W-01 a wizard starts from a make, a budget or a car, and asks accordingly', () => {
  expect(wizardSteps).toEqual({
    car: ['make', 'model', 'variant', 'use', 'results'],
    budget: ['budget', 'use', 'variant', 'results'],
    similar: ['vehicle', 'use', 'results'],
  })
})

describe('W-03 an answer taken back takes every later one with it', () => {
  test.each([
    ['results', { ...whole, vehicle: null }],
    ['use', { ...whole, vehicle: null, isUseChosen: false, financeType: 'personal' }],
    ['variant', { ...newWizard(), manufacturer: ford, range: focus }],
    ['model', { ...newWizard(), manufacturer: ford }],
    ['make', newWizard()],
  ] as const)('from %s', (step, left) => {
    expect(withoutFrom(whole, step)).toEqual(left)
  })
  test('in the order of the flow', () => {
    const state: WizardState = {
      ...whole,
      type: 'budget',
      manufacturer: null,
      range: null,
      budgetRange: '600',
    }
    expect(withoutFrom(state, 'use')).toEqual({
      ...newWizard(),
      type: 'budget',
      budgetRange: '600',
    })
    expect(withoutFrom(state, 'budget')).toEqual({ ...newWizard(), type: 'budget' })
    const liked: WizardState = {
      ...newWizard(),
      type: 'similar',
      likedVehicle: leonFr,
      vehicle: titanium,
    }
    expect(withoutFrom(liked, 'vehicle')).toEqual({ ...newWizard(), type: 'similar' })
  })
})

test.each<[Partial<WizardState>, string, number, number]>([
  [{}, 'make', 1, 5],
  [{ manufacturer: ford }, 'model', 2, 5],
  [{ manufacturer: ford, range: focus }, 'variant', 3, 5],
  [{ manufacturer: ford, range: focus, carModel: focusEstate }, 'use', 4, 5],
  [{ ...whole, vehicle: null }, 'results', 5, 5],
  [whole, 'results', 5, 5],
  [{ type: 'budget' }, 'budget', 1, 4],
  [{ type: 'budget', budgetRange: '600' }, 'use', 2, 4],
  [{ type: 'budget', budgetRange: '600', isUseChosen: true }, 'variant', 3, 4],
  [{ type: 'similar' }, 'vehicle', 1, 3],
  [{ type: 'similar', likedVehicle: leonFr }, 'use', 2, 3],
])('W-04 %#: the next question is %s %s, step %d of %d', (answers, step, current, total) => {
  const state = { ...newWizard(), ...answers }
  expect(nextStep(state)).toBe(step)
  expect(wizardProgress(state)).toEqual({ current, total })
})

test.each<[Partial<WizardState>, string[]]>([
  [{}, ['make']],
  [{ manufacturer: ford }, ['make', 'model']],
  [whole, ['make', 'model', 'variant', 'use', 'results']],
  [{ type: 'budget', budgetRange: '600' }, ['use', 'budget']],
  [{ type: 'similar', likedVehicle: leonFr, isUseChosen: true }, ['use', 'vehicle', 'results']],
])('W-05 %#: of all steps exactly %j %j can be opened', (answers, open) => {
  const state = { ...newWizard(), ...answers }
  const all = ['make', 'model', 'variant', 'use', 'budget', 'vehicle', 'results'] as const
  expect(all.filter((step) => canOpen(state, step))).toEqual(open)
})
