import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { testDay } from '#leasing-api/test/environments/small-world.ts'
import { anyDealQuery } from '#leasing-api/test/oracles/any-deal-query.ts'
import { matches, readEveryOffer, type PlainOffer } from '#leasing-api/test/oracles/brute-force.ts'
import { addressOf } from '#leasing-api/test/oracles/random-questions.ts'

let api: ApiUnderTest
let offers: PlainOffer[]
beforeAll(async () => {
  api = await apiUnderTest()
  offers = await readEveryOffer(api.database, testDay)
})
afterAll(() => api.close())

const path = '/api/derivatives/v2'
const list = (query: string) => answerOf(api, calls.listDerivatives, `${path}?${query}`)
const choices = (query: string) =>
  answerOf(api, calls.getFilters, `/api/derivatives/compare/filters?${query}`)

/** By derivative, its lowest monthly price in pence among the matching offers. */
function lowest(query: DealQuery): Map<string, number> {
  const found = new Map<string, number>()
  for (const offer of offers) {
    if (!matches(query, offer)) continue
    const known = found.get(offer.car.capId) ?? Number.POSITIVE_INFINITY
    found.set(offer.car.capId, Math.min(known, offer.monthlyPence))
  }
  return found
}

const chosen = fc.subarray(['brightmile', '6', 'westbury-drive', 'unknown-provider'], {
  minLength: 1,
})

test('F-140 C-71 lists, grouped lists and counts are those of the chosen providers’ offers alone', async () => {
  const { catalogue } = api.deals.current()
  const any = fc.record({ query: anyDealQuery(catalogue), providers: chosen })
  let found = 0
  for (const sample of fc.sample(any, { numRuns: 60, seed: 140 })) {
    const query: DealQuery = {
      ...sample.query,
      providers: sample.providers,
      // Half of all samples ask for what nobody has.
      carModels: [],
      sort: 'minPayment|asc',
    }
    const address = addressOf(query)
    const expected = lowest(query)
    const { data, total } = await list(`${address}&rows=100`)
    expect(total, address).toBe(expected.size)
    for (const { capId, offer } of data) {
      expect(Math.round(offer.monthlyPayment * 100), address).toBe(expected.get(capId))
    }
    const models = new Set(
      offers.flatMap(({ car }) => (expected.has(car.capId) ? [car.carModel.id] : [])),
    )
    await expect(list(`${address}&groupBy=carModel`), address).resolves.toMatchObject({
      total: models.size,
      deals: expected.size,
    })
    const options = await choices(`${address}&more=1`)
    expect(options.total, address).toBe(expected.size)
    for (const { value, count } of options.brands) {
      expect([value, count]).toEqual([value, lowest({ ...query, providers: [value] }).size])
    }
    for (const { value, count } of options.terms) {
      expect([value, count]).toEqual([value, lowest({ ...query, terms: [Number(value)] }).size])
    }
    found += total > 0 ? 1 : 0
  }
  expect(found).toBeGreaterThan(15)
}, 120_000)

test('C-71 a provider is named by its slug or number, under either name of the field', async () => {
  const bySlug = await list('brandIds[]=drivestone')
  expect(bySlug.total).toBeGreaterThan(0)
  expect(new Set(bySlug.data.map(({ offer }) => offer.brandId))).toEqual(new Set([6]))
  await expect(list('brandIds[]=6')).resolves.toEqual(bySlug)
  await expect(list('brandId[]=6')).resolves.toEqual(bySlug)
  await expect(list('brandIds[]=nobody')).resolves.toMatchObject({ total: 0, data: [] })
})

test('C-08 C-71 what can be no provider is refused, naming the field', async () => {
  const failure = await failureOf(api, `${path}?brandIds[]=Two words`)
  expect(failure).toMatchObject({ status: 400 })
  expect(Object.keys(failure.errors)).toEqual(['brandIds'])
})
