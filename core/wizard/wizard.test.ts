import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ford,
  focus,
  focusEstate,
  leon,
  leonFr,
  leonHatchback,
  seat,
  titanium,
} from '../fixtures/wizard-cars.ts'
import { wizard, type WizardEvent } from './wizard.ts'
import { newWizard, type WizardState } from './wizard-state.ts'
import { answeredSteps, wizardSteps } from './wizard-steps.ts'

const after = (...events: WizardEvent[]) => events.reduce(wizard, newWizard())

const chooseFord: WizardEvent = { kind: 'chooseManufacturer', manufacturer: ford }
const chooseFocus: WizardEvent = { kind: 'chooseRange', range: focus }
const chooseEstate: WizardEvent = { kind: 'chooseCarModel', carModel: focusEstate }
const forBusiness: WizardEvent = { kind: 'chooseUse', financeType: 'business' }
const pick: WizardEvent = { kind: 'pickVehicle', vehicle: titanium }
const budget: WizardEvent = { kind: 'chooseBudget', budgetRange: '250to350' }
const like: WizardEvent = { kind: 'likeVehicle', vehicle: leonFr }
const soon: WizardEvent = { kind: 'chooseDelivery', delivery: 'asap' }
const ada: WizardEvent = { kind: 'fillUserData', userData: { name: 'Ada' } }

const wholeCar = [chooseFord, chooseFocus, chooseEstate, forBusiness, pick]
const wholeBudget = [budget, forBusiness, chooseEstate, pick]
const wholeSimilar = [like, forBusiness, pick]

test('W-02 the wizard starts with a car, for personal use, with nothing answered', () => {
  expect(newWizard()).toEqual({
    type: 'car',
    manufacturer: null,
    range: null,
    carModel: null,
    budgetRange: null,
    likedVehicle: null,
    financeType: 'personal',
    isUseChosen: false,
    vehicle: null,
    delivery: null,
    userData: { name: '', email: '', phone: '' },
  })
})

test.each<[string, WizardEvent[]]>([
  ['nothing', []],
  ['a whole car', wholeCar],
  ['a budget', wholeBudget],
  ['a liked car', wholeSimilar],
])('W-06 choosing a make after %s starts a car with nothing else answered', (_, events) => {
  expect(after(...events, { kind: 'chooseManufacturer', manufacturer: seat })).toEqual({
    ...newWizard(),
    type: 'car',
    manufacturer: seat,
  })
})

test.each<[string, WizardEvent[]]>([
  ['nothing', []],
  ['a whole car', wholeCar],
  ['another budget', wholeBudget],
  ['a liked car', wholeSimilar],
])('W-07 choosing a budget after %s starts a budget with nothing else answered', (_, events) => {
  expect(after(...events, { kind: 'chooseBudget', budgetRange: '600' })).toEqual({
    ...newWizard(),
    type: 'budget',
    budgetRange: '600',
  })
})

test.each<[string, WizardEvent[]]>([
  ['a whole car', wholeCar],
  ['a budget', wholeBudget],
  ['another liked car', wholeSimilar],
])('W-08 a car that others should be like, after %s, starts anew from it', (_, events) => {
  expect(after(...events, { kind: 'likeVehicle', vehicle: titanium })).toEqual({
    ...newWizard(),
    type: 'similar',
    likedVehicle: titanium,
  })
})

describe('W-09 a model is of the chosen make and takes back what follows', () => {
  test('chosen', () => {
    expect(after(chooseFord, chooseFocus).range).toEqual(focus)
    expect(after(...wholeCar, chooseFocus)).toEqual(after(chooseFord, chooseFocus))
  })
  test.each<[string, WizardEvent[], WizardEvent]>([
    ['another make’s', [chooseFord], { kind: 'chooseRange', range: leon }],
    ['one without a make', [], chooseFocus],
    ['one in a budget', [budget], chooseFocus],
    ['one beside a liked car', [like], chooseFocus],
  ])('%s changes nothing', (_, events, choice) => {
    expect(after(...events, choice)).toEqual(after(...events))
  })
})

describe('W-10 a variant is of the chosen make and model, in a budget of any, and takes back what follows', () => {
  test('of the model', () => {
    expect(after(chooseFord, chooseFocus, chooseEstate).carModel).toEqual(focusEstate)
    expect(after(...wholeCar, chooseEstate)).toEqual(after(chooseFord, chooseFocus, chooseEstate))
  })
  test('of any make within a budget', () => {
    const leonNow: WizardEvent = { kind: 'chooseCarModel', carModel: leonHatchback }
    expect(after(...wholeBudget, leonNow)).toEqual({
      ...after(budget, forBusiness),
      carModel: leonHatchback,
    })
  })
  test.each<[string, WizardEvent[], Partial<typeof focusEstate>]>([
    ['without a model', [chooseFord], {}],
    ['before the use within a budget', [budget], {}],
    ['beside a liked car', [like, forBusiness], {}],
    ['of another model', [chooseFord, chooseFocus], { rangeSlug: 'fiesta' }],
    [
      'of another make with a model of that name',
      [chooseFord, chooseFocus],
      { manufacturerSlug: 'seat' },
    ],
  ])('one %s changes nothing', (_, events, change) => {
    const choice: WizardEvent = { kind: 'chooseCarModel', carModel: { ...focusEstate, ...change } }
    expect(after(...events, choice)).toEqual(after(...events))
  })
})

describe('W-11 the use is chosen once the questions before it are answered', () => {
  test('for a car it keeps the variant and takes back the picked car', () => {
    const personal: WizardEvent = { kind: 'chooseUse', financeType: 'personal' }
    expect(after(...wholeCar, personal)).toEqual({
      ...after(chooseFord, chooseFocus, chooseEstate),
      financeType: 'personal',
      isUseChosen: true,
    })
  })
  test('for a budget it takes back the variant, whose price depends on it', () => {
    expect(after(...wholeBudget, forBusiness)).toEqual({
      ...after(budget),
      financeType: 'business',
      isUseChosen: true,
    })
  })
  test.each<[string, WizardEvent[]]>([
    ['a make', []],
    ['a model', [chooseFord]],
    ['a variant', [chooseFord, chooseFocus]],
  ])('without %s it changes nothing', (_, events) => {
    expect(after(...events, forBusiness)).toEqual(after(...events))
  })
})

test.each([[wholeCar], [wholeBudget], [wholeSimilar]])(
  'W-12 a car is picked only when every question is answered: %#',
  (events) => {
    expect(after(...events).vehicle).toEqual(titanium)
    for (let left = 0; left < events.length - 1; left += 1) {
      const few = events.slice(0, left)
      expect(after(...few, pick)).toEqual(after(...few))
    }
  },
)

describe('W-13 any answered step can be changed', () => {
  test.each<[WizardEvent[], WizardEvent & { kind: 'change' }, WizardEvent[]]>([
    [wholeCar, { kind: 'change', step: 'make' }, []],
    [wholeCar, { kind: 'change', step: 'model' }, [chooseFord]],
    [wholeCar, { kind: 'change', step: 'variant' }, [chooseFord, chooseFocus]],
    [wholeCar, { kind: 'change', step: 'use' }, [chooseFord, chooseFocus, chooseEstate]],
    [wholeCar, { kind: 'change', step: 'results' }, wholeCar.slice(0, -1)],
    [wholeBudget, { kind: 'change', step: 'variant' }, [budget, forBusiness]],
    [wholeBudget, { kind: 'change', step: 'use' }, [budget]],
    // Steps that are not of the flow, or lie ahead.
    [wholeCar, { kind: 'change', step: 'budget' }, wholeCar],
    [wholeBudget, { kind: 'change', step: 'make' }, wholeBudget],
    [[chooseFord], { kind: 'change', step: 'use' }, [chooseFord]],
    [[chooseFord], { kind: 'change', step: 'model' }, [chooseFord]],
  ])('%#: what follows is taken back with it', (events, change, left) => {
    expect(after(...events, change)).toEqual(after(...left))
  })
  test('changing the first step of a flow leaves the flow', () => {
    expect(after(...wholeBudget, { kind: 'change', step: 'budget' })).toEqual({
      ...newWizard(),
      type: 'budget',
    })
    expect(after(...wholeSimilar, { kind: 'change', step: 'vehicle' })).toEqual({
      ...newWizard(),
      type: 'similar',
    })
  })
})

test('W-14 starting over takes back every answer and keeps who asks', () => {
  expect(after(...wholeBudget, soon, ada, { kind: 'startOver' })).toEqual({
    ...newWizard(),
    userData: { name: 'Ada', email: '', phone: '' },
  })
})

describe('W-15 the delivery preference and who asks stand beside the answers', () => {
  test('saying them touches no answer', () => {
    expect(after(...wholeCar, soon, ada)).toEqual({
      ...after(...wholeCar),
      delivery: 'asap',
      userData: { name: 'Ada', email: '', phone: '' },
    })
    expect(after(soon, { kind: 'chooseDelivery', delivery: null })).toEqual(newWizard())
    expect(
      after(ada, { kind: 'fillUserData', userData: { phone: '07700 900123' } }).userData,
    ).toEqual({ name: 'Ada', email: '', phone: '07700 900123' })
  })
  test.each([[chooseFord], [budget], [like]])('another start keeps them: %#', (start) => {
    const { delivery, userData } = after(soon, ada, start)
    expect({ delivery, name: userData.name }).toEqual({ delivery: 'asap', name: 'Ada' })
  })
})

describe('after any sequence of events', () => {
  const vehicles = fc.constantFrom(titanium, leonFr)
  const event: fc.Arbitrary<WizardEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('chooseManufacturer'),
      manufacturer: fc.constantFrom(ford, seat),
    }),
    fc.record({ kind: fc.constant('chooseRange'), range: fc.constantFrom(focus, leon) }),
    fc.record({
      kind: fc.constant('chooseCarModel'),
      carModel: fc.constantFrom(focusEstate, leonHatchback),
    }),
    fc.record({
      kind: fc.constant('chooseUse'),
      financeType: fc.constantFrom('personal', 'business', 'pcp'),
    }),
    fc.record({
      kind: fc.constant('chooseBudget'),
      budgetRange: fc.constantFrom('150to250', '600'),
    }),
    fc.record({ kind: fc.constantFrom('likeVehicle', 'pickVehicle'), vehicle: vehicles }),
    fc.record({
      kind: fc.constant('chooseDelivery'),
      delivery: fc.constantFrom('asap', 'browsing', null),
    }),
    fc.record({ kind: fc.constant('fillUserData'), userData: fc.record({ name: fc.string() }) }),
    fc.record({
      kind: fc.constant('change'),
      step: fc.constantFrom('make', 'model', 'variant', 'use', 'budget', 'vehicle', 'results'),
    }),
    fc.record({ kind: fc.constant('startOver') }),
  ) as fc.Arbitrary<WizardEvent>
  const anyState = fc
    .array(event, { maxLength: 30 })
    .map((events) => events.reduce(wizard, newWizard()))

  test('W-03 no later answer stands without the earlier ones', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const steps = wizardSteps[state.type] as readonly string[]
        const answered = answeredSteps(state)
        expect(answered).toEqual(steps.slice(0, answered.length))
        expect(strayAnswers(state)).toEqual([])
      }),
    )
  })

  test('W-14 starting over twice is starting over once', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const once = wizard(state, { kind: 'startOver' })
        expect(wizard(once, { kind: 'startOver' })).toEqual(once)
        expect(once).toEqual({ ...newWizard(), userData: state.userData })
      }),
    )
  })
})

/** Answers that belong to another flow, to another make, or to no choice at all. */
function strayAnswers(state: WizardState): string[] {
  const { type, manufacturer, range, carModel, budgetRange, likedVehicle } = state
  return [
    type !== 'car' && (manufacturer || range) ? 'a make or model outside the car flow' : '',
    type !== 'budget' && budgetRange ? 'a budget outside the budget flow' : '',
    type !== 'similar' && likedVehicle ? 'a liked car outside its flow' : '',
    type === 'similar' && carModel ? 'a variant beside a liked car' : '',
    range && range.manufacturerSlug !== manufacturer?.slug ? 'a model of another make' : '',
    type === 'car' && carModel && carModel.rangeSlug !== range?.slug
      ? 'a variant of another model'
      : '',
    !state.isUseChosen && state.financeType !== 'personal' ? 'a use nobody chose' : '',
  ].filter((error) => error !== '')
}
