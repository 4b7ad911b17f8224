import { expect, test } from 'vitest'
import { corsaOffers, northgate36 } from '#core/fixtures/landing.ts'
import { corsaOffer, corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { dealsOfCars } from './deals-of-cars.ts'

const cheap = corsaOffer({ monthlyPaymentPence: 15_000 })
const offers: Record<string, Offer[]> = {
  '1001': [northgate36, corsaPersonal36],
  '1002': [...corsaOffers, cheap],
  '1003': [],
}
const read = {
  derivative: async (capId: string) =>
    capId in offers ? ({ capId, name: `Car ${capId}` } as Derivative) : null,
  offersOf: async (capId: string) => offers[capId] ?? null,
}

test('E-15 each car comes once, in the order asked for, with the deal its own page opens on', async () => {
  const deals = await dealsOfCars(['1002', '1001', '1002'], read)
  expect(deals.map(({ derivative, offer }) => [derivative.capId, offer])).toEqual([
    ['1002', cheap],
    ['1001', corsaPersonal36],
  ])
})

test('E-15 a car that nobody quotes or knows is left out', async () => {
  expect(await dealsOfCars(['1003', '9999'], read)).toEqual([])
  expect(await dealsOfCars([], read)).toEqual([])
})
