import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeDealColumns } from '#core/contract/columns/deal-columns.ts'
import { dealPageFromWire } from '#core/contract/json/deal-from-wire.ts'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { anyDealQuery } from '#leasing-api/test/oracles/any-deal-query.ts'
import { addressOf } from '#leasing-api/test/oracles/random-questions.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const path = '/api/derivatives/v2'
const list = (query: string) => answerOf(api, calls.listDerivatives, `${path}?${query}`)

/** Every row of a list of derivatives, page by page. */
async function wholeList(query: string) {
  const first = await list(`${query}&rows=100`)
  const pages = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, at) =>
    list(`${query}&rows=100&page=${at + 2}`),
  )
  return [first, ...(await Promise.all(pages))].flatMap(({ data }) => data)
}

test('C-65 the list by car model is the list of derivatives, put together by model', async () => {
  const queries = fc.sample(anyDealQuery(api.deals.current().catalogue), { numRuns: 200, seed: 65 })
  let several = 0
  for (const [at, query] of queries.entries()) {
    const address = addressOf(query)
    const deals = await wholeList(address)
    const models = [...Map.groupBy(deals, ({ carModel }) => carModel.id).values()]
    const expected = models.map(([first, ...others]) => {
      const prices = others.map(({ offer }) => offer.monthlyPayment)
      return {
        ...first!,
        group: {
          deals: others.length + 1,
          cheapest: Math.min(first!.offer.monthlyPayment, ...prices),
          otherwiseFrom: prices.length === 0 ? null : Math.min(...prices),
        },
      }
    })
    const rows = 1 + (at % 9)
    for (const page of [1, 2, Math.ceil(models.length / rows), 1000]) {
      if (page === 0) continue
      await expect(
        list(`${address}&groupBy=carModel&rows=${rows}&page=${page}`),
        address,
      ).resolves.toEqual({
        data: expected.slice((page - 1) * rows, page * rows),
        total: models.length,
        deals: deals.length,
        page,
        rows,
        ratesVersion: api.deals.current().ratesVersion,
      })
    }
    several += models.some((model) => model.length > 1) ? 1 : 0
  }
  expect(several).toBeGreaterThan(40)
}, 120_000)

test('C-65 C-36 within a range and within a model the same holds', async () => {
  const { id } = api.deals.current().carModel('vauxhall.corsa.corsa')!
  const plain = await answerOf(
    api,
    calls.listCarModelDerivatives,
    `/api/car-models/${id}/derivatives`,
  )
  const grouped = await answerOf(
    api,
    calls.listCarModelDerivatives,
    `/api/car-models/${id}/derivatives?groupBy=carModel`,
  )
  expect(grouped).toMatchObject({ total: 1, deals: plain.total, data: [plain.data[0]] })
  const within = '/api/manufacturers/vauxhall/ranges/corsa/derivatives'
  const range = await answerOf(api, calls.listRangeDerivatives, `${within}?rows=100`)
  await expect(
    answerOf(api, calls.listRangeDerivatives, `${within}?groupBy=carModel`),
  ).resolves.toMatchObject({
    total: new Set(range.data.map(({ carModel }) => carModel.id)).size,
    deals: range.total,
  })
})

test('C-31 C-65 packed in columns the rows are the same, without a note of the format', async () => {
  const query = 'groupBy=carModel&rows=30&fuelTypes[]=petrol'
  const plain = dealPageFromWire(await list(query))
  const { columns, data, ...page } = await list(`${query}&format=columns`)
  expect(data).toEqual([])
  expect(plain).toMatchObject({ total: page.total, dealCount: page.deals, page: 1, rows: 30 })
  expect(decodeDealColumns(columns!)).toEqual(plain.deals)
  expect(page).not.toHaveProperty('notes')
  await expect(list(`${query}&format=xml`)).resolves.toHaveProperty('notes')
})

test('C-65 the counts of filters stay those of derivatives', async () => {
  const { deals } = await list('fuelTypes[]=petrol&groupBy=carModel')
  const options = await answerOf(
    api,
    calls.getFilters,
    '/api/derivatives/compare/filters?groupBy=carModel',
  )
  expect(options.fuelTypes.find(({ value }) => value === 'petrol')?.count).toBe(deals)
})

test('C-08 C-65 any other way of putting deals together is refused, naming the field', async () => {
  for (const value of ['range', 'CarModel', 'manufacturer']) {
    const failure = await failureOf(api, `${path}?groupBy=${value}`)
    expect(failure).toMatchObject({ status: 400 })
    expect(Object.keys(failure.errors)).toEqual(['groupBy'])
  }
  await expect(list('groupBy=')).resolves.toEqual(await list(''))
})
