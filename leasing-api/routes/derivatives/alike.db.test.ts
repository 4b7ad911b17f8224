import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { carLikeness } from '#core/vehicle/car-likeness.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const common = 'terms[]=36&depositValues[]=6&rows=1'

/** The cheapest deal of these on the common profile. */
async function cheapest(query: string, miles = 8000): Promise<WireDeal> {
  const path = `/api/derivatives/v2?${common}&annualMileages[]=${miles}&${query}`
  const { data } = await answerOf(api, calls.listDerivatives, path)
  return data[0]!
}

const alsoLike = (capId: string) =>
  answerOf(api, calls.listAlsoLike, `/api/derivatives/${capId}/also-like`)
const electric = (capId: string) =>
  answerOf(api, calls.listElectricAlternatives, `/api/derivatives/${capId}/ev-vehicles`)

function likenessTo(own: WireDeal, other: WireDeal): number {
  const priced = (deal: WireDeal) => ({
    car: api.deals.current().derivative(deal.capId)!,
    monthlyPaymentPence: Math.round(deal.offer.monthlyPayment * 100),
  })
  return carLikeness(priced(own), priced(other))
}

describe('K-02 cars that the visitor may also like', () => {
  test('are the likest first, near the price, on the common profile, one of each other range', async () => {
    const own = await cheapest('bodyTypes[]=suv')
    const { data, ratesVersion } = await alsoLike(own.capId)
    expect(ratesVersion).toBe(api.deals.current().ratesVersion)
    expect(data.length).toBeGreaterThan(3)
    const likeness = data.map((deal) => likenessTo(own, deal))
    expect(likeness).toEqual(likeness.toSorted((left, right) => right - left))
    expect(new Set([...data.map(({ range }) => range.id), own.range.id]).size).toBe(data.length + 1)
    for (const { bodyType, offer } of data) {
      expect(bodyType).not.toBe('van')
      expect(offer).toMatchObject({ term: 36, annualMileage: 8000, depositValue: 6 })
      expect(offer.monthlyPayment).toBeGreaterThan(own.offer.monthlyPayment * 0.6 - 1)
      expect(offer.monthlyPayment).toBeLessThan(own.offer.monthlyPayment * 1.4 + 1)
    }
  })

  test('nothing near that is liker was left out', async () => {
    const own = await cheapest('bodyTypes[]=suv')
    const { data } = await alsoLike(own.capId)
    const pounds = own.offer.monthlyPayment
    const near = `budgetFrom=${Math.floor(pounds * 0.6)}&budgetTo=${Math.ceil(pounds * 1.4)}`
    const all = await answerOf(
      api,
      calls.listDerivatives,
      `/api/derivatives/v2?terms[]=36&depositValues[]=6&annualMileages[]=8000&rows=100&${near}`,
    )
    expect(all.total).toBeLessThanOrEqual(100)
    const shown = new Set([...data.map(({ range }) => range.id), own.range.id])
    const least = Math.min(...data.map((deal) => likenessTo(own, deal)))
    for (const deal of all.data) {
      if (shown.has(deal.range.id) || deal.bodyType === 'van') continue
      expect(data).toHaveLength(12)
      expect(likenessTo(own, deal)).toBeLessThanOrEqual(least)
    }
  })

  test('K-03 of a van are vans, on a business lease', async () => {
    const own = await cheapest('bodyTypes[]=van&financeType=business', 10_000)
    const { data } = await alsoLike(own.capId)
    expect(data.length).toBeGreaterThan(0)
    for (const { bodyType, offer } of data) {
      expect(bodyType).toBe('van')
      expect(offer).toMatchObject({ financeType: 'business', annualMileage: 10_000 })
    }
  })

  test('the siblings are the quoted derivatives of the same range, itself left out', async () => {
    const own = await cheapest('ranges[]=vauxhall.corsa')
    const { coinSeries } = await alsoLike(own.capId)
    const range = await answerOf(
      api,
      calls.listRangeDerivatives,
      '/api/manufacturers/vauxhall/ranges/corsa/derivatives?rows=100',
    )
    expect(coinSeries.map(({ capId }) => capId).toSorted()).toEqual(
      range.data
        .map(({ capId }) => capId)
        .filter((capId) => capId !== own.capId)
        .toSorted(),
    )
    expect(coinSeries.length).toBeGreaterThan(0)
  })
})

describe('K-03 electric cars in place of this one', () => {
  test('have its body and none of them its range, the likest first', async () => {
    const own = await cheapest('bodyTypes[]=suv&fuelTypes[]=petrol')
    const { data } = await electric(own.capId)
    expect(data.length).toBeGreaterThan(0)
    for (const { bodyType, fuelType, range } of data) {
      expect([bodyType, fuelType]).toEqual(['suv', 'electric'])
      expect(range.id).not.toBe(own.range.id)
    }
    const likeness = data.map((deal) => likenessTo(own, deal))
    expect(likeness).toEqual(likeness.toSorted((left, right) => right - left))
  })

  test('are the same at every asking', async () => {
    const own = await cheapest('bodyTypes[]=suv')
    await expect(electric(own.capId)).resolves.toEqual(await electric(own.capId))
  })
})

describe('K-06 the text in the place of a road test', () => {
  test('is marked as one, and rates nothing', async () => {
    const own = await cheapest('ranges[]=vauxhall.corsa')
    const path = `/api/car-and-driving/${own.capId}/reviews`
    const review = await answerOf(api, calls.listReviews, path)
    expect(review).toMatchObject({ isDemonstration: true, rating: null })
    expect(review.title).toBe(`Vauxhall Corsa ${own.name}: what its figures say`)
    expect(review.paragrafList.at(-1)).toContain('Nobody drove the car for it.')
    expect(review.source).toBe('Larkway, from the figures of the car')
  })
})

test.each([
  '/api/derivatives/999999999999/also-like',
  '/api/derivatives/999999999999/ev-vehicles',
  '/api/car-and-driving/999999999999/reviews',
  '/api/derivatives/corsa/also-like',
])('%s is 404', async (path) => {
  await expect(failureOf(api, path)).resolves.toMatchObject({
    status: 404,
    error_key: 'errors.notFound',
    caching: 'no-store',
  })
})
