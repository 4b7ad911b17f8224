import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const pricesOf = (data: WireDeal[]) => data.map(({ offer }) => offer.monthlyPayment)
const ascending = (values: number[]) => values.toSorted((left, right) => left - right)

/** The cheapest of each kind among the first hundred rows of a list on the common profile. */
async function expected(query: string, kindOf: (deal: WireDeal) => number): Promise<WireDeal[]> {
  const path = `/api/derivatives/v2?rows=100&terms[]=36&depositValues[]=6&${query}`
  const { data } = await answerOf(api, calls.listDerivatives, path)
  const seen = new Set<number>()
  return data
    .filter((deal) => !seen.has(kindOf(deal)) && seen.add(kindOf(deal)))
    .slice(0, 12)
    .map(({ score: _, ...deal }) => deal)
}

const range = (deal: WireDeal) => deal.range.id
const make = (deal: WireDeal) => deal.manufacturer.id

describe('K-04 a carousel holds the cheapest deals on the common profile', () => {
  test.each([
    ['listStockCarousel', '/api/offers/stock/carousel', 'annualMileages[]=8000&stock=1', range],
    [
      'listBusinessCarousel',
      '/api/offers/bch/carousel',
      'annualMileages[]=10000&financeType=business',
      range,
    ],
    [
      'listElectricOffers',
      '/api/offers/electrics',
      'annualMileages[]=8000&fuelTypes[]=electric',
      range,
    ],
    [
      'listTopElectricOffers',
      '/api/offers/ev-top',
      'annualMileages[]=8000&fuelTypes[]=electric',
      make,
    ],
  ] as const)('%s, one of each kind', async (name, path, query, kindOf) => {
    const { data, ratesVersion } = await answerOf(api, calls[name], path)
    expect(data.length).toBeGreaterThan(2)
    expect(data).toEqual(await expected(query, kindOf))
    expect(pricesOf(data)).toEqual(ascending(pricesOf(data)))
    expect(ratesVersion).toBe(api.deals.current().ratesVersion)
  })

  test('of special offers, hot ones first', async () => {
    const path = '/api/special-offers/carousel'
    const { data } = await answerOf(api, calls.listSpecialOfferCarousel, path)
    expect(data.length).toBeGreaterThan(4)
    expect(new Set(data.map(range)).size).toBe(data.length)
    const isHot = data.map(({ hotDeal }) => hotDeal)
    expect(isHot).toContain(true)
    expect(isHot).toEqual(isHot.toSorted((left, right) => Number(right) - Number(left)))
    for (const { offer } of data) {
      expect(offer).toMatchObject({ specialOffer: true, term: 36, annualMileage: 8000 })
    }
    const hot = data.filter(({ hotDeal }) => hotDeal)
    expect(pricesOf(hot)).toEqual(ascending(pricesOf(hot)))
  })
})

describe('K-05 the cars most enquired about', () => {
  const trending = (query = '') =>
    answerOf(api, calls.listTrendingOffers, `/api/orders/trending-offers${query}`)
  const quarter = () => api.wait(15 * 60_000)
  let phones = 0

  async function enquire(deal: WireDeal, isConfirmed = true): Promise<void> {
    const body = {
      offerId: deal.offer.id,
      capId: deal.capId,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: `07700 900${String(++phones).padStart(3, '0')}`,
    }
    const from = `203.0.113.${phones}`
    const placed = await api.ask('/api/orders', { body, from })
    const { orderRef } = (await placed.json()) as { orderRef: string }
    if (!isConfirmed) return
    const outbox = await api.ask('/outbox', { headers: { accept: 'application/json' } })
    const { messages } = (await outbox.json()) as { messages: { orderRef: string; body: string }[] }
    const text = messages.find((message) => message.orderRef === orderRef)!.body
    const [code] = /\b\d{6}\b/.exec(text)!
    const confirmed = await api.ask('/api/orders/confirm', { body: { orderRef, code }, from })
    expect(confirmed.status).toBe(200)
  }

  async function dealOf(name: string, query = ''): Promise<WireDeal> {
    const path = `/api/derivatives/v2?rows=1&ranges[]=${name}&terms[]=36&annualMileages[]=8000&depositValues[]=6&${query}`
    const { score: _, ...deal } = (await answerOf(api, calls.listDerivatives, path)).data[0]!
    return deal
  }

  test('are special offers as long as nobody has enquired', async () => {
    const { data } = await trending()
    expect(data.map(({ isEnquiredAbout }) => isEnquiredAbout)).toEqual(data.map(() => false))
    const path = '/api/special-offers/carousel'
    const special = await answerOf(api, calls.listSpecialOfferCarousel, path)
    expect(data.map(({ capId }) => capId)).toEqual(special.data.map(({ capId }) => capId))
    await expect(trending('?financeType=pcp')).resolves.toMatchObject({ data: [] })
  })

  test('stand first, the most wanted before the others, with their deal of the common profile', async () => {
    const puma = await dealOf('ford.puma')
    const corsa = await dealOf('vauxhall.corsa')
    const focus = await dealOf('ford.focus')
    const kuga = await dealOf('ford.kuga', 'financeType=business&annualMileages[]=10000')
    for (const deal of [corsa, puma, puma]) await enquire(deal)
    await enquire(kuga)
    for (let times = 0; times < 3; times++) await enquire(focus, false)
    quarter()
    const { data } = await trending()
    expect(data.slice(0, 2)).toEqual([
      { ...puma, isEnquiredAbout: true },
      { ...corsa, isEnquiredAbout: true },
    ])
    expect(data.slice(2).map(({ isEnquiredAbout }) => isEnquiredAbout)).toEqual(
      data.slice(2).map(() => false),
    )
    expect(data.length).toBeGreaterThan(4)
    expect(data.length).toBeLessThanOrEqual(12)
    expect(new Set(data.map(range)).size).toBe(data.length)
    const business = await trending('?financeType=business')
    expect(business.data[0]).toMatchObject({ capId: kuga.capId, isEnquiredAbout: true })
    expect(business.data[1]).toMatchObject({ isEnquiredAbout: false })
  })

  test('of equally wanted ones the one asked for last comes first', async () => {
    const corsa = await dealOf('vauxhall.corsa')
    api.wait(1000)
    await enquire(corsa)
    quarter()
    const { data } = await trending()
    expect(data.slice(0, 2).map((deal) => deal.range.slug)).toEqual(['corsa', 'puma'])
  })

  test('within a make are its ranges, within a range its versions, and nothing fills them up', async () => {
    const within = async (query: string) => {
      const { data } = await trending(`?${query}`)
      expect(data.every(({ isEnquiredAbout }) => isEnquiredAbout)).toBe(true)
      return data.map(({ range, capId }) => [range.slug, capId])
    }
    const { capId: puma } = await dealOf('ford.puma')
    const { capId: corsa } = await dealOf('vauxhall.corsa')
    expect(await within('manufacturers[]=ford')).toEqual([['puma', puma]])
    expect(await within('manufacturers[]=vauxhall')).toEqual([['corsa', corsa]])
    expect(await within('ranges[]=ford.puma&ranges[]=vauxhall.corsa')).toEqual([
      ['corsa', corsa],
      ['puma', puma],
    ])
    expect(await within('manufacturers[]=ford&financeType=business')).toMatchObject([
      ['kuga', expect.any(String)],
    ])
    expect(await within('manufacturers[]=tesla')).toEqual([])
    expect(await within('ranges[]=ford.focus')).toEqual([])
  })

  test('are counted anew every ten minutes', async () => {
    const before = await trending()
    await enquire(await dealOf('ford.puma'))
    api.wait(599_999)
    await expect(trending()).resolves.toEqual(before)
    api.wait(1)
    const { data } = await trending()
    expect(data[0]!.range.slug).toBe('puma')
  })

  test('nothing of a person is in the answer', async () => {
    const text = await (await api.ask('/api/orders/trending-offers')).text()
    for (const personal of ['Ada', 'ada@', '7700900', '07700']) expect(text).not.toContain(personal)
  })

  test('a finance type nobody knows is 400', async () => {
    const failure = await failureOf(api, '/api/orders/trending-offers?financeType=hire')
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.errors)).toEqual(['financeType'])
  })

  test('a car that nobody quotes any more goes, and enquiries older than thirty days count no more', async () => {
    const { id } = api.deals
      .current()
      .catalogue.derivatives.find(({ derivative }) => derivative.range.slug === 'corsa')!
    for (const providerId of [3, 6, 15]) {
      const prices = {
        'p36-8000-6-fn': 20_000 + providerId,
        'p36-8000-6-sn': 19_500,
        'p36-8000-6-snx': 19_000,
      }
      const bookId = await stagedBook(api.database, providerId, { [id]: prices })
      await api.database.call.activateRateBook({ bookId, today: testDay, now: testInstant })
    }
    await api.deals.reload()
    const { data } = await trending()
    expect(data.map((deal) => deal.range.slug)).toEqual(['corsa'])
    api.wait(31 * 86_400_000)
    const later = await trending()
    expect(later.data).toMatchObject([{ isEnquiredAbout: false, range: { slug: 'corsa' } }])
  })

  test('F-97 where the common profile is not quoted a carousel shows what is', async () => {
    const { id } = api.deals
      .current()
      .catalogue.derivatives.find(({ derivative }) => derivative.range.slug === 'corsa')!
    for (const providerId of [3, 6, 15]) {
      const bookId = await stagedBook(api.database, providerId, { [id]: { 'p24-5000-3-sn': 9900 } })
      await api.database.call.activateRateBook({ bookId, today: testDay, now: testInstant })
    }
    await api.deals.reload()
    const path = '/api/offers/stock/carousel'
    const { data } = await answerOf(api, calls.listStockCarousel, path)
    expect(data).toMatchObject([{ range: { slug: 'corsa' }, offer: { term: 24 } }])
  })
})
