import { expect, test } from 'vitest'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { leaseSegment, standsInStock } from './lease-segment.ts'
import type { PricedCar } from './priced-car.ts'
import { providerHabits } from './provider-habits.ts'
import { stockUnitsOf } from './stock-units.ts'

const day = { seed: 1, today: '2026-11-20' }
const cars = Array.from({ length: 60 }, (_, at): PricedCar => ({
  derivativeId: at + 1,
  storedKey: `car ${at}`,
  listPricePence: 2_500_000,
  fuelType: 'petrol',
  bodyType: at % 5 === 0 ? 'van' : 'suv',
  isVan: at % 5 === 0,
  standing: 0,
  discount: 0.2,
}))
const pairs = cars.flatMap((car) => providerHabits.map((habits) => ({ car, habits })))

test('a provider has units of exactly the cars that it quotes in stock', () => {
  for (const { car, habits } of pairs.slice(0, 150)) {
    const profiles: LeaseProfile[] = []
    leaseSegment(car, habits, day.seed, (profile) => profiles.push(profile))
    const isQuoted = profiles.some(({ isInStock, isSpecialOffer }) => isInStock && !isSpecialOffer)
    expect(standsInStock(car, habits, day.seed)).toBe(isQuoted)
    expect(stockUnitsOf(car, habits, day).length > 0).toBe(isQuoted)
  }
})

test('units differ in colour, come within four weeks, and are the same for the same day', () => {
  const all = pairs.map(({ car, habits }) => stockUnitsOf(car, habits, day))
  expect(all).toEqual(pairs.map(({ car, habits }) => stockUnitsOf(car, habits, day)))
  for (const units of all) {
    expect(new Set(units.map(({ colour }) => colour)).size).toBe(units.length)
    for (const { availableFrom, quantity } of units) {
      expect(quantity).toBeGreaterThan(0)
      if (availableFrom === null) continue
      expect(availableFrom! > day.today && availableFrom! <= '2026-12-18').toBe(true)
    }
  }
  expect(all.flat().some(({ availableFrom }) => availableFrom === null)).toBe(true)
  expect(all.flat().some(({ options }) => options!.length > 1)).toBe(true)
})
