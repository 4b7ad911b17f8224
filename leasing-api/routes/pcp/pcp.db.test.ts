import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
let capId: string
beforeAll(async () => {
  api = await apiUnderTest()
  const path = '/api/derivatives/v2?financeType=pcp&rows=1'
  const { data } = await answerOf(api, calls.listDerivatives, path)
  capId = data[0]!.capId
})
afterAll(() => api.close())

const list = (query = '') =>
  answerOf(api, calls.listPcpOffers, `/api/derivatives/${capId}/pcp-offers?rows=100&${query}`)
const distinct = (values: number[]) => [...new Set(values)].toSorted((left, right) => left - right)

describe('what the PCP form opens with', () => {
  const defaults = (car: string) =>
    answerOf(api, calls.getPcpDefaults, `/api/derivatives/${car}/pcp-defaults`)

  test('P-74 is three years, 8,000 miles and a deposit of £2,500, not that of the lowest month', async () => {
    const { data } = await list()
    const opened = await defaults(capId)
    expect(opened).toMatchObject({ isAvailable: true, term: 36, annualMileage: 8000 })
    expect(opened.terms).toEqual(distinct(data.map(({ term }) => term)))
    expect(opened.annualMileages).toEqual(distinct(data.map(({ annualMileage }) => annualMileage)))
    expect(opened.depositValues).toEqual(distinct(data.map(({ depositValue }) => depositValue)))
    const { data: onProfile } = await list('term=36&annualMileage=8000')
    expect(onProfile.map(({ depositValue }) => depositValue)).toContain(2500)
    expect(onProfile[0]!.depositValue, 'the lowest month').toBeGreaterThan(2500)
    expect(opened.depositValue).toBe(2500)
  })

  test('is nothing where nobody quotes a PCP', async () => {
    const quoted = new Set(
      (
        await answerOf(api, calls.listDerivatives, '/api/derivatives/v2?financeType=pcp&rows=100')
      ).data.map((car) => car.capId),
    )
    const { derivatives } = api.deals.current().catalogue
    const without = derivatives.find(({ derivative }) => !quoted.has(derivative.capId))!
    await expect(defaults(without.derivative.capId)).resolves.toEqual({
      isAvailable: false,
      term: null,
      annualMileage: null,
      depositValue: null,
      terms: [],
      annualMileages: [],
      depositValues: [],
    })
  })
})

describe('the PCP offers of a car', () => {
  test('are cheapest first, paged, and past the end empty with the total', async () => {
    const whole = await list()
    expect(whole.total).toBeGreaterThan(3)
    const prices = whole.data.map(({ monthlyPayment }) => monthlyPayment)
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))
    expect(new Set(whole.data.map(({ financeType }) => financeType))).toEqual(new Set(['pcp']))
    const path = `/api/derivatives/${capId}/pcp-offers?rows=2&page`
    const second = await answerOf(api, calls.listPcpOffers, `${path}=2`)
    expect(second).toMatchObject({ data: whole.data.slice(2, 4), total: whole.total, page: 2 })
    const past = await answerOf(api, calls.listPcpOffers, `${path}=1000`)
    expect(past).toMatchObject({ data: [], total: whole.total, rows: 2 })
  })

  test('by total cost stand in that order', async () => {
    const { data } = await list('sort=totalCost|asc')
    const totals = data.map(({ totalCost }) => totalCost)
    expect(totals).toEqual(totals.toSorted((left, right) => left - right))
  })

  test.each(['term', 'annualMileage', 'depositValue'] as const)(
    'of one %s are these, and all together are all',
    async (name) => {
      const { data, total } = await list()
      const values = distinct(data.map((offer) => offer[name]))
      const parts = await Promise.all(values.map((value) => list(`${name}=${value}`)))
      for (const [at, part] of parts.entries()) {
        expect(new Set(part.data.map((offer) => offer[name]))).toEqual(new Set([values[at]]))
      }
      expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(total)
    },
  )

  test('of one whole profile are one a provider', async () => {
    const { data } = await list()
    const { term, annualMileage, depositValue } = data[0]!
    const query = `terms[]=${term}&annualMileages[]=${annualMileage}&depositValues[]=${depositValue}`
    const { data: same, total } = await list(query)
    expect(same[0]).toEqual(data[0])
    expect(new Set(same.map(({ brandId }) => brandId)).size).toBe(total)
    await expect(list('term=60')).resolves.toMatchObject({ data: [], total: 0 })
  })

  test.each([
    ['term=long', 'term'],
    ['terms[]=0', 'terms'],
    ['depositValue=-1', 'depositValue'],
    ['annualMileage=x', 'annualMileage'],
    ['page=0', 'page'],
    ['sort=up', 'sort'],
  ])('%s is 400 naming %s', async (query, field) => {
    const failure = await failureOf(api, `/api/derivatives/${capId}/pcp-offers?${query}`)
    expect(failure).toMatchObject({ status: 400, error_key: 'errors.badParameter' })
    expect(Object.keys(failure.errors)).toEqual([field])
  })
})

describe('one PCP offer', () => {
  const one = (id: string, query = '') =>
    answerOf(api, calls.getPcpOffer, `/api/pcp-offers/${id}${query}`)

  test('comes with its car and its representative example in words', async () => {
    const { data } = await list()
    const answer = await one(data[0]!.id)
    expect(answer.offer).toEqual(data[0])
    expect(answer.car.capId).toBe(capId)
    expect(answer.pcpDescription).toMatch(
      /^Representative example: cash price £[\d,.]+, customer deposit £.* APR representative, fixed rate of interest [\d.]+% a year\.$/,
    )
    expect(answer.ratesVersion).toBe(api.deals.current().ratesVersion)
  })

  test("a campaign's marks change nothing, and too long ones are refused", async () => {
    const { data } = await list()
    const { id } = data[0]!
    const marks = '?hash=abc&utm_campaign=c&utm_source=s&utm_medium=m'
    await expect(one(id, marks)).resolves.toEqual(await one(id))
    const failure = await failureOf(api, `/api/pcp-offers/${id}?utm_source=${'s'.repeat(201)}`)
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.errors)).toEqual(['utm_source'])
  })

  test.each(['nothing', '1-10000001-c36-8000-1', '1-10000001-q'])('%s is 404', async (id) => {
    await expect(failureOf(api, `/api/pcp-offers/${id}`)).resolves.toMatchObject({ status: 404 })
  })

  test('a lease offer is none', async () => {
    const path = `/api/derivatives/${capId}/offers?rows=1`
    const { data } = await answerOf(api, calls.listOffers, path)
    await expect(failureOf(api, `/api/pcp-offers/${data[0]!.id}`)).resolves.toMatchObject({
      status: 404,
    })
  })
})

test.each(['pcp-defaults', 'pcp-offers'])('%s of a car that is none is 404', async (name) => {
  await expect(failureOf(api, `/api/derivatives/999999999999/${name}`)).resolves.toMatchObject({
    status: 404,
    error_key: 'errors.notFound',
  })
})
