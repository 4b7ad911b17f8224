import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { decodeOfferColumns, type OfferColumns } from '#core/contract/columns/offer-columns.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import type { Call, CallResponse } from '#core/contract/call.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
let capId: string
beforeAll(async () => {
  api = await apiUnderTest()
  const first = await answerOf(
    calls.listDerivatives,
    '/api/derivatives/v2?rows=1&financeType=personal',
  )
  capId = first.data[0]!.capId
})
afterAll(() => api.close())

/** The answer of a call, which must be 200 and of the declared shape. */
async function answerOf<C extends Call>(call: C, path: string): Promise<CallResponse<C>> {
  const response = await api.ask(path)
  const json: unknown = await response.json()
  expect(response.status, JSON.stringify(json)).toBe(200)
  return call.response.parse(json) as CallResponse<C>
}

async function failureOf(path: string) {
  const response = await api.ask(path)
  const body = (await response.json()) as { error_key: string; errors: Record<string, string[]> }
  return { status: response.status, ...body, caching: response.headers.get('cache-control') }
}

describe('lists', () => {
  const list = (query: string) => answerOf(calls.listDerivatives, `/api/derivatives/v2?${query}`)

  test('are cheapest first, paged, and past the end empty with the total', async () => {
    const first = await list('rows=5')
    const second = await list('rows=5&page=2')
    const prices = [...first.data, ...second.data].map(({ offer }) => offer.monthlyPayment)
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))
    expect(new Set([...first.data, ...second.data].map((car) => car.capId)).size).toBe(10)
    const past = await list('rows=5&page=1000')
    expect(past).toMatchObject({ data: [], total: first.total, page: 1000, rows: 5 })
    expect(past.ratesVersion).toBe(api.deals.current().ratesVersion)
  })

  test.each([
    ['fuelTypes[]=electric', (car: { fuelType: string }) => car.fuelType === 'electric'],
    ['fuelType=petrol', (car: { fuelType: string }) => car.fuelType === 'petrol'],
    [
      'manufacturers[]=tesla',
      (car: { manufacturer: { slug: string } }) => car.manufacturer.slug === 'tesla',
    ],
    ['transmissions[]=manual', (car: { transmission: string }) => car.transmission === 'manual'],
    ['stock=1', (car: { offer: { stock: number } }) => car.offer.stock === 1],
    [
      'budgetTo=300',
      (car: { offer: { monthlyPayment: number } }) => car.offer.monthlyPayment <= 300,
    ],
    ['specialOffers=1', (car: { offer: { specialOffer: boolean } }) => car.offer.specialOffer],
    [
      'maintained=1',
      (car: { offer: { maintenanceIncluded: boolean } }) => car.offer.maintenanceIncluded,
    ],
    [
      'financeType=business',
      (car: { offer: { financeType: string } }) => car.offer.financeType === 'business',
    ],
    [
      'financeType=pcp',
      (car: { offer: { financeType: string } }) => car.offer.financeType === 'pcp',
    ],
    [
      'terms[]=24&annualMileages[]=10000',
      (car: { offer: { term: number; annualMileage: number } }) =>
        car.offer.term === 24 && car.offer.annualMileage === 10000,
    ],
  ])('%s holds for every row', async (query, holds) => {
    const { data, total } = await list(`rows=100&${query}`)
    expect(total).toBeGreaterThan(0)
    for (const car of data) expect(holds(car as never)).toBe(true)
  })

  test('a make that is not known matches nothing', async () => {
    await expect(list('manufacturers[]=nobody')).resolves.toMatchObject({ data: [], total: 0 })
  })

  test('a format nobody knows is ignored with a note', async () => {
    const { notes } = await list('format=xml')
    expect(notes).toEqual(['The format "xml" is not known here and was ignored.'])
  })

  test.each([
    ['rows=101', 'rows'],
    ['page=0', 'page'],
    ['sort=cheapest', 'sort'],
    ['financeType=hire', 'financeType'],
    ['terms[]=long', 'terms'],
    ['bodyTypes[]=boat', 'bodyTypes'],
    ['fuelType=steam', 'fuelType'],
    ['budgetRanges[]=1to2', 'budgetRanges'],
    ['budgetFrom=x', 'budgetFrom'],
    ['pureElectricRanges[]=far', 'pureElectricRanges'],
    ['rentalRange=9', 'rentalRange'],
    ['stock=2', 'stock'],
    ['depositValues[]=-1', 'depositValues'],
    ['budgetRange=150to250&budgetRanges[]=250to350', 'budgetRange'],
  ])('%s is 400 naming %s', async (query, field) => {
    const failure = await failureOf(`/api/derivatives/v2?${query}`)
    expect(failure).toMatchObject({
      status: 400,
      error_key: 'errors.badParameter',
      caching: 'no-store',
    })
    expect(Object.keys(failure.errors)).toEqual([field])
  })

  test('of one range hold its cars only, by slug and by id', async () => {
    const bySlug = await answerOf(
      calls.listRangeDerivatives,
      '/api/manufacturers/vauxhall/ranges/corsa/derivatives?rows=100',
    )
    expect(bySlug.total).toBeGreaterThan(0)
    for (const car of bySlug.data) expect(car.range.slug).toBe('corsa')
    const { manufacturer, range } = bySlug.data[0]!
    const byId = await answerOf(
      calls.listRangeDerivatives,
      `/api/manufacturers/${manufacturer.id}/ranges/${range.id}/derivatives?rows=100`,
    )
    expect(byId).toEqual(bySlug)
  })

  test.each([
    '/api/manufacturers/nobody/ranges/corsa/derivatives',
    '/api/manufacturers/tesla/ranges/corsa/derivatives',
  ])('%s is 404', async (path) => {
    await expect(failureOf(path)).resolves.toMatchObject({
      status: 404,
      error_key: 'errors.notFound',
    })
  })
})

describe('facets', () => {
  test('count what a list would hold', async () => {
    const options = await answerOf(
      calls.getFilters,
      '/api/derivatives/compare/filters?financeType=personal',
    )
    const electric = options.fuelTypes.find(({ value }) => value === 'electric')!
    const { total } = await answerOf(
      calls.listDerivatives,
      '/api/derivatives/v2?fuelTypes[]=electric',
    )
    expect(electric.count).toBe(total)
    expect(options.financeTypes[0]?.value).toBe('personal')
  })

  test('the electric page speaks of electric cars', async () => {
    const options = await answerOf(calls.getFilters, '/api/derivatives/electric/filters')
    const { total } = await answerOf(
      calls.listDerivatives,
      '/api/derivatives/v2?fuelTypes[]=electric',
    )
    expect(options.total).toBe(total)
  })

  test.each([
    'budgetTo=250',
    'budgetTo=250&fuelTypes[]=electric&terms[]=24',
    'budgetFrom=180&budgetTo=200',
  ])('F-120 they say how many deals £20 more a month brings: %s', async (query) => {
    const total = async (search: string) =>
      (await answerOf(calls.listDerivatives, `/api/derivatives/v2?rows=1&${search}`)).total
    const { raisedBudget } = await answerOf(
      calls.getFilters,
      `/api/derivatives/compare/filters?${query}`,
    )
    const raised = query.replace(/budgetTo=\d+/, (end) => `budgetTo=${Number(end.slice(9)) + 20}`)
    const more = (await total(raised)) - (await total(query))
    expect(raisedBudget?.more ?? 0).toBe(more)
  })

  test.each(['', 'budgetFrom=200', 'budgetTo=99990'])(
    'F-120 they say nothing of more money where it brings nothing: "%s"',
    async (query) => {
      const options = await answerOf(calls.getFilters, `/api/derivatives/compare/filters?${query}`)
      expect(options).not.toHaveProperty('raisedBudget')
    },
  )

  test('a type nobody knows is 404', async () => {
    await expect(failureOf('/api/derivatives/bogus/filters')).resolves.toMatchObject({
      status: 404,
    })
  })
})

describe('one car', () => {
  test('answers everything known, sentences and a drawing', async () => {
    const car = await answerOf(calls.getDerivative, `/api/derivatives/${capId}`)
    expect(Object.keys(car).toSorted()).toEqual(
      Object.keys(calls.getDerivative.response.shape).toSorted(),
    )
    const { description } = await answerOf(
      calls.getDescriptions,
      `/api/derivatives/${capId}/descriptions`,
    )
    expect(description[0]).toContain(`${car.manufacturer.name} ${car.carModel.name} ${car.name}`)
    const { images } = await answerOf(calls.getImages, `/api/derivatives/${capId}/images`)
    expect(images[0]?.url).toMatch(
      new RegExp(
        `^/cars/${car.manufacturer.slug}\\.${car.range.slug}-${car.bodyType}-${car.paint}(-ev)?\\.svg$`,
      ),
    )
    expect(images[0]?.alt).toContain(car.range.name)
  })

  test.each([
    '',
    '/descriptions',
    '/images',
    '/top-offers',
    '/offers',
    '/offers?format=columns',
    '/filters',
  ])('a capId nobody has is 404 at %s', async (rest) => {
    await expect(failureOf(`/api/derivatives/999999999999${rest}`)).resolves.toMatchObject({
      status: 404,
    })
  })

  test('the top offer is the cheapest of the offers, and the stock counts add up', async () => {
    const top = await answerOf(
      calls.getTopOffers,
      `/api/derivatives/${capId}/top-offers?terms[]=36`,
    )
    const all = await answerOf(
      calls.listOffers,
      `/api/derivatives/${capId}/offers?term=36&rows=100`,
    )
    expect(top.offer).toEqual(all.data[0])
    expect(top.stockCounts.inStock + top.stockCounts.factory).toBe(all.total)
    expect(top.profiles.length).toBeGreaterThan(0)
    const factory = await answerOf(
      calls.listOffers,
      `/api/derivatives/${capId}/offers?contractLength=36&stock=0&rows=1`,
    )
    expect(factory.total).toBe(top.stockCounts.factory)
  })

  test('filters that nothing meets leave no top offer', async () => {
    const { offer } = await answerOf(
      calls.getTopOffers,
      `/api/derivatives/${capId}/top-offers?budgetTo=1`,
    )
    expect(offer).toBeNull()
  })

  test('a term by two names must be one term', async () => {
    const failure = await failureOf(`/api/derivatives/${capId}/offers?term=36&contractLength=48`)
    expect(failure).toMatchObject({ status: 400 })
    expect(Object.keys(failure.errors)).toEqual(['contractLength'])
  })

  test('the columns are all the offers of every finance type', async () => {
    const packed = await answerOf(
      calls.listOfferColumns,
      `/api/derivatives/${capId}/offers?format=columns`,
    )
    const offers = decodeOfferColumns(packed.columns)
    expect(offers).toHaveLength(packed.total)
    const expected = await Promise.all(
      ['personal', 'business', 'pcp'].flatMap((financeType) =>
        [0, 1].map((maintained) =>
          everyOffer(`financeType=${financeType}&maintained=${maintained}`),
        ),
      ),
    )
    const byId = (offer: { id: string }) => offer.id
    expect(offers.map(offerToWire).map(byId).toSorted()).toEqual(
      expected.flat().map(byId).toSorted(),
    )
    const listed = new Map(expected.flat().map((offer) => [offer.id, offer]))
    for (const offer of offers.map(offerToWire)) expect(offer).toEqual(listed.get(offer.id))
  })

  test('the columns take less than an eighth of the bytes', async () => {
    const answer = await api.ask(`/api/derivatives/${capId}/offers?format=columns`)
    const text = await answer.text()
    const offers = decodeOfferColumns((JSON.parse(text) as { columns: OfferColumns }).columns)
    expect(offers.length).toBeGreaterThan(30)
    expect(text.length * 8).toBeLessThan(JSON.stringify(offers.map(offerToWire)).length)
  })

  test('its filters name what it is quoted on, with "any" and defaults when asked', async () => {
    const plain = await answerOf(calls.getDerivativeFilters, `/api/derivatives/${capId}/filters`)
    expect(plain.defaults).toBeUndefined()
    expect(plain.terms.reduce((sum, { count }) => sum + count, 0)).toBe(plain.total)
    const full = await answerOf(
      calls.getDerivativeFilters,
      `/api/derivatives/${capId}/filters?hasAll=1&defaults=1`,
    )
    expect(full.terms[0]).toEqual({ value: '', label: 'Any', count: full.total })
    expect(full.defaults).toMatchObject({ term: 36, annualMileage: 8000, depositValue: 6 })
  })

  test('F-31 its PCP deposits are named exactly, not as bands', async () => {
    const { data } = await answerOf(calls.listDerivatives, '/api/derivatives/v2?financeType=pcp')
    const { depositValues } = await answerOf(
      calls.getDerivativeFilters,
      `/api/derivatives/${data[0]!.capId}/filters?financeType=pcp`,
    )
    expect(depositValues.length).toBeGreaterThan(0)
    for (const { value, label } of depositValues) {
      expect(label).toBe(`£${Number(value).toLocaleString('en-GB')}`)
    }
  })

  async function everyOffer(query: string) {
    const { data, total } = await answerOf(
      calls.listOffers,
      `/api/derivatives/${capId}/offers?rows=100&${query}`,
    )
    const rest = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) - 1 }, (_, index) =>
        answerOf(
          calls.listOffers,
          `/api/derivatives/${capId}/offers?rows=100&page=${index + 2}&${query}`,
        ),
      ),
    )
    return [data, ...rest.map((page) => page.data)].flat()
  }
})

describe('makes and models', () => {
  test('makes are listed by name with ranges and a count', async () => {
    const { data, total, providers } = await answerOf(calls.listManufacturers, '/api/manufacturers')
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted())
    expect(total).toBe(data.length)
    expect(providers).toBe(3)
    expect(data.find(({ slug }) => slug === 'vauxhall')?.ranges.map(({ slug }) => slug)).toContain(
      'corsa',
    )
  })

  test('car models of a range by name and by id', async () => {
    const byName = await answerOf(calls.listCarModels, '/api/ranges/vauxhall.corsa/car-models')
    const id = api.deals.current().range('vauxhall.corsa')!.id
    await expect(answerOf(calls.listCarModels, `/api/ranges/${id}/car-models`)).resolves.toEqual(
      byName,
    )
    await expect(failureOf('/api/ranges/corsa/car-models')).resolves.toMatchObject({ status: 404 })
  })
})
