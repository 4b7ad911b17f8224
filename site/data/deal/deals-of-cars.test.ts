import { expect, test } from 'vitest'
import { corsaOffers, northgate36 } from '#core/fixtures/landing.ts'
import { corsaOffer, corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { dealsOfCars } from './deals-of-cars.ts'

const cheap = corsaOffer({ monthlyPaymentPence: 15_000 })
const business = corsaOffer({ financeType: 'business', monthlyPaymentPence: 12_000 })
const offers: Record<string, Offer[]> = {
  '1001': [northgate36, corsaPersonal36],
  '1002': [...corsaOffers, cheap],
  '1003': [],
  '2001': [corsaPersonal36, business],
  '2002': [corsaPersonal36],
}
const read = {
  derivative: async (capId: string) =>
    capId in offers
      ? ({ capId, bodyType: capId < '2000' ? 'hatchback' : 'van' } as Derivative)
      : null,
  offersOf: async (capId: string) => offers[capId] ?? null,
}

test('E-15 each car comes once, in the order asked for, with the deal its own page opens on', async () => {
  const deals = await dealsOfCars(['1002', '1001', '1002'], null, read)
  expect(deals.map(({ derivative, offer }) => [derivative.capId, offer])).toEqual([
    ['1002', cheap],
    ['1001', corsaPersonal36],
  ])
})

test('E-15 a car that nobody quotes or knows is left out', async () => {
  expect(await dealsOfCars(['1003', '9999'], null, read)).toEqual([])
  expect(await dealsOfCars([], null, read)).toEqual([])
})

test.each([
  [null, ['2001'], business],
  ['business', ['2001'], business],
  ['personal', ['2001', '2002'], corsaPersonal36],
] as const)(
  'E-15 prices shown as %s: each car on that kind of lease only, vans on business',
  async (pricesShownAs, quoted, offer) => {
    const deals = await dealsOfCars(['2001', '2002'], pricesShownAs, read)
    expect(deals.map(({ derivative }) => derivative.capId)).toEqual(quoted)
    for (const deal of deals) expect(deal.offer).toEqual(offer)
  },
)
