import { expect, test } from 'vitest'
import { corsaOffer, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import { offerPath } from './offer-path.ts'
import { changedSpecialOffer, specialOffer } from './special-offer.ts'

const mark = { savingPence: 1500, isHot: true }
const special = (change: Parameters<typeof corsaOffer>[0]) =>
  corsaOffer({ isSpecialOffer: true, special: mark, monthlyPaymentPence: 18000, ...change })

const here = special({})
const longer = special({ termMonths: 48, monthlyPaymentPence: 17000 })
const further = special({ termMonths: 48, annualMileageMiles: 15000 })
const business = special({ financeType: 'business', annualMileageMiles: 10000 })
const ordinary = corsaOffer({ termMonths: 24, monthlyPaymentPence: 15000 })
const rival = corsaOffer({ provider: northgateDrive, monthlyPaymentPence: 19900 })
const offers = [here, longer, further, business, ordinary, rival]

test('L-50 a special offer stands beside the next best, with what it saves', () => {
  const view = specialOffer(offers, here.id)!
  expect(view.offer).toBe(here)
  expect(view.nextBest).toEqual([rival])
  expect(view.isHotDeal).toBe(true)
  expect(view.savingPounds).toBe(Math.floor((rival.totalCostPence - here.totalCostPence) / 3600))
})

test.each([
  ['an ordinary offer', corsaPersonal36.id],
  ['an offer that nobody quotes', '9-10000001-p36-8000-6-fnx'],
])('L-50 %s has no such page', (_, id) => {
  expect(specialOffer([...offers, corsaPersonal36], id)).toBeNull()
})

test('L-51 what can be chosen is what the special offers of the car are quoted on', () => {
  const { options } = specialOffer(offers, here.id)!
  expect(options.financeTypes).toEqual(['personal', 'business'])
  expect(options.terms).toEqual([36, 48])
  expect(options.mileages).toEqual([8000, 15000])
})

test.each([
  ['another length', { termMonths: 48 }, longer, []],
  [
    'a mileage quoted on another length alone',
    { annualMileageMiles: 15000 },
    further,
    ['termMonths'],
  ],
  ['another use', { financeType: 'business' as const }, business, ['annualMileageMiles']],
  ['a length that only an ordinary offer has', { termMonths: 24 }, here, ['termMonths']],
])('L-51 %s leads to the nearest special offer', (_, change, expected, gaveWay) => {
  const after = changedSpecialOffer(offers, specialOffer(offers, here.id)!, change)
  expect(offerPath(after.offer)).toBe(offerPath(expected))
  expect(after.gaveWay.map(({ word }) => word)).toEqual(gaveWay)
})

test('L-51 a form that names every term changes only those that differ', () => {
  const form = {
    financeType: 'personal' as const,
    termMonths: 36,
    annualMileageMiles: 15000,
    deposit: 6,
  }
  const after = changedSpecialOffer(offers, specialOffer(offers, here.id)!, form)
  expect(after.offer).toBe(further)
})

test('L-51 a change says what it does to the price', () => {
  const after = changedSpecialOffer(offers, specialOffer(offers, here.id)!, { termMonths: 48 })
  expect(after.priceChange).toMatch(/^−£[\d.]+ a month, all in: £[\d.]+ instead of £[\d.]+$/)
})

test('L-51 what stands already, and a car without special offers, change nothing', () => {
  const before = specialOffer(offers, here.id)!
  expect(changedSpecialOffer(offers, before, { termMonths: 36 })).toBe(before)
  expect(changedSpecialOffer([ordinary], before, { termMonths: 48 })).toBe(before)
})
