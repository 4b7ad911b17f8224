import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { type PlainBook, stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { testDay } from '#leasing-api/test/environments/small-world.ts'

const dayMs = 86_400_000
const common = 'p36-8000-6-fn'
const address = '/api/manufacturers/vauxhall/ranges/corsa/price-history'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const history = (query = '') => answerOf(api, calls.getRangePriceHistory, `${address}${query}`)
const today = () => api.now().toISOString().slice(0, 10)

describe('P-79 C-68 the history of a demonstration', () => {
  test('is made up for 90 days and says so', async () => {
    const { from, prices, isDemonstration } = await history()
    expect([from, prices.length, isDemonstration]).toEqual(['2026-08-22', 91, true])
    const now = prices.at(-1)!
    for (const price of prices) {
      expect(price).toBeGreaterThan(now * 0.95)
      expect(price).toBeLessThan(now * 1.12)
    }
    expect(new Set(prices).size).toBeGreaterThan(3)
    expect((await history('?financeType=business')).prices).toHaveLength(91)
  })

  test('is written once', async () => {
    const before = await history()
    await api.database.call.writeGeneratedHistory({ today: testDay })
    expect(await history()).toEqual(before)
  })

  test('there is none of a PCP or of a range that does not exist', async () => {
    expect((await failureOf(api, `${address}?financeType=pcp`)).status).toBe(400)
    expect((await failureOf(api, address.replace('corsa', 'nova'))).status).toBe(404)
  })
})

describe('P-77 the history of imported books', () => {
  test('a single day, a retired book, one that ran out, a gap, and no made-up past', async () => {
    await api.database.call.retireExpiredBooks({
      today: '9999-12-31',
      now: api.now().toISOString(),
    })
    const cars = api.deals
      .current()
      .catalogue.derivatives.filter(({ derivative }) => derivative.range.slug === 'corsa')
    const [one, other] = cars.map(({ id }) => id) as [number, number]
    const activate = async (providerId: number, prices: PlainBook, validUntil?: string) => {
      const bookId = await stagedBook(api.database, providerId, prices, validUntil)
      const now = api.now().toISOString()
      await api.database.call.activateRateBook({ bookId, today: today(), now })
      await api.deals.reload()
    }
    const pass = (days: number) => api.wait(days * dayMs)

    pass(1)
    await activate(3, { [one]: { [common]: 30_000 } }, '2026-11-25')
    const first = await history()
    expect(first.isDemonstration).toBe(false)
    expect(first.prices.filter((price) => price !== null)).toEqual([300])

    pass(2)
    await activate(6, { [one]: { [common]: 31_000 }, [other]: { [common]: 25_000 } })
    pass(4)
    // The other car is in the new book no more, and the first car’s was to run out two days ago.
    await activate(6, { [one]: { 'p24-8000-6-fn': 40_000 } })
    await api.database.call.retireExpiredBooks({ today: today(), now: api.now().toISOString() })
    pass(2)
    await activate(3, { [one]: { [common]: 28_000 } })
    pass(1)
    await api.deals.reload()
    const { prices } = await history()
    expect(prices.slice(-11)).toEqual([
      null,
      ...[300, 300],
      ...[250, 250, 250, 250],
      ...[null, null],
      280,
      280,
    ])
  })
})
