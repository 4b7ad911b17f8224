import { describe, expect, test } from 'vitest'
import {
  corsa48,
  corsaBusiness36,
  corsaInStock36,
  corsaOffers,
  corsaOpened,
  corsaPcp48,
  northgate36,
} from '../fixtures/landing.ts'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { answerFromOffers, settledLanding } from './answer-from-offers.ts'
import { landing } from './landing.ts'
import type { LandingNeed } from './landing-loads.ts'
import { emptyLanding } from './landing-state.ts'
import { anyBudget } from './matching-offers.ts'
import { profileOptions } from './profile-options.ts'

const answer = (need: LandingNeed) =>
  answerFromOffers({ ...need, capId: '10000001', request: 5 }, corsaOffers)

const top = (question: Partial<Extract<LandingNeed, { name: 'topOffer' }>['question']>) =>
  answer({
    name: 'topOffer',
    question: { preferences: {}, changed: [], budget: anyBudget, ...question },
  })?.data

describe('L-47 what the offers of a car answer', () => {
  test('every offer of a finance type', () => {
    expect(answer({ name: 'offers', financeType: 'personal' })).toEqual({
      type: 'answered',
      name: 'offers',
      request: 5,
      data: [northgate36, corsaPersonal36, corsa48, corsaInStock36],
    })
    expect(answer({ name: 'offers', financeType: 'business' })?.data).toEqual([corsaBusiness36])
  })

  test('the top offer nearest to the preferences, within a budget', () => {
    expect(top({})).toBe(corsaPersonal36)
    expect(top({ preferences: { termMonths: 60 } })).toBe(corsa48)
    expect(top({ budget: { ...anyBudget, budgetFrom: 210 } })).toBe(northgate36)
    expect(top({ budget: { ...anyBudget, budgetTo: 100 } })).toBeNull()
    const preferences = { isInStock: true, termMonths: 48 }
    expect(top({ preferences })).toBe(corsaInStock36)
    expect(top({ preferences, changed: ['termMonths'] })).toBe(corsa48)
  })

  test('the terms, mileages and deposits of a finance type', () => {
    expect(answer({ name: 'profiles', financeType: 'pcp' })).toEqual({
      type: 'answered',
      name: 'profiles',
      request: 5,
      data: profileOptions(corsaOffers, 'pcp'),
    })
  })

  test('PCP defaults: those of the PCP offer nearest to the preferences', () => {
    const preferences = { financeType: 'pcp', termMonths: 48, annualMileageMiles: 10000 } as const
    expect(answer({ name: 'pcpDefaults', preferences })).toMatchObject({
      name: 'pcpDefaults',
      request: 5,
      data: { termMonths: 48, annualMileageMiles: 10000, deposit: 3000 },
    })
    const load = { name: 'pcpDefaults', preferences, capId: '1', request: 1 } as const
    expect(answerFromOffers(load, [corsaPersonal36])?.data).toBeNull()
  })

  test.each([
    [{ termMonths: 36, annualMileageMiles: 8000, deposit: 2000 }, [corsaPcp36]],
    [{ termMonths: 48, annualMileageMiles: 10000, deposit: 3000 }, [corsaPcp48]],
    [{ termMonths: 48, annualMileageMiles: 8000, deposit: 2000 }, []],
    [{ termMonths: 36, annualMileageMiles: 10000, deposit: 2000 }, []],
    [{ termMonths: 36, annualMileageMiles: 8000, deposit: 3000 }, []],
  ])('the PCP offers on %j', (choice, data) => {
    expect(answer({ name: 'pcpOffers', ...choice })).toEqual({
      type: 'answered',
      name: 'pcpOffers',
      request: 5,
      data,
    })
  })

  test('that the car is as it was drawn', () => {
    expect(answer({ name: 'car' })).toEqual({
      type: 'answered',
      name: 'car',
      request: 5,
      data: null,
    })
  })

  test.each<LandingNeed>([
    { name: 'images' },
    { name: 'details' },
    { name: 'reviews' },
    { name: 'otherCars' },
    { name: 'customerForm', hash: 'abc' },
    { name: 'order', offerId: corsaPersonal36.id },
  ])('and that $name needs a request', (need) => {
    expect(answer(need)).toBeNull()
  })
})

test('L-47 settling answers what follows from the answers too, and leaves the rest', () => {
  const opened = landing(emptyLanding, { ...corsaOpened, preferences: { financeType: 'pcp' } })
  const { state, loads } = settledLanding(opened, corsaOffers)
  expect(loads.map(({ name }) => name)).toEqual(['images', 'details'])
  expect(state.pcpOffers).toEqual([corsaPcp36])
  expect(state.isReady).toBe(true)
  const loading = Object.entries(state.tasks).filter(([, task]) => task.isLoading)
  expect(loading.map(([name]) => name)).toEqual(['images', 'details'])
})

test('L-47 nothing to answer changes nothing', () => {
  expect(settledLanding({ state: emptyLanding, loads: [] }, corsaOffers)).toEqual({
    state: emptyLanding,
    loads: [],
  })
})
