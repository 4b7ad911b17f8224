import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

/** What is bad in the paging of any list. */
const badPaging = [
  ['page=0', 'page'],
  ['page=1.5', 'page'],
  ['rows=0', 'rows'],
  ['rows=101', 'rows'],
  ['sort=cheapest', 'sort'],
  ['financeType=hire', 'financeType'],
  ['fuelTypes[]=steam', 'fuelTypes'],
  ['transmission=stick', 'transmission'],
  ['budgetRange=1to2', 'budgetRange'],
] as const

const monthlyOf = ({ offer }: WireDeal) => offer.monthlyPayment
const ascending = (values: number[]) => values.toSorted((left, right) => left - right)

describe('the plain list', () => {
  const list = (query = '') =>
    answerOf(api, calls.listPlainDerivatives, `/api/derivatives?rows=100&${query}`)

  test('is the great list', async () => {
    const great = await answerOf(api, calls.listDerivatives, '/api/derivatives/v2?rows=100')
    await expect(list()).resolves.toEqual(great)
  })

  test('knows no special offers: that it is asked for them is ignored', async () => {
    await expect(list('specialOffers=1')).resolves.toEqual(await list())
  })

  test.each<[string, (deal: WireDeal) => boolean]>([
    ['bodyTypes[]=suv&bodyTypes[]=van', ({ bodyType }) => ['suv', 'van'].includes(bodyType)],
    ['transmissions[]=manual', ({ transmission }) => transmission === 'manual'],
    ['fuelTypes[]=electric', ({ fuelType }) => fuelType === 'electric'],
    ['terms[]=24', ({ offer }) => offer.term === 24],
    ['annualMileages[]=10000', ({ offer }) => offer.annualMileage === 10_000],
    ['depositValue=1', ({ offer }) => offer.depositValue === 1],
    ['budgetRanges[]=250to350', (deal) => monthlyOf(deal) > 250 && monthlyOf(deal) <= 350],
    ['budgetFrom=200&budgetTo=300', (deal) => monthlyOf(deal) > 200 && monthlyOf(deal) <= 300],
    ['manufacturers[]=tesla', ({ manufacturer }) => manufacturer.slug === 'tesla'],
    ['ranges[]=ford.puma', ({ range }) => range.slug === 'puma'],
    ['stock=1', ({ offer }) => offer.stock === 1],
    [
      'pureElectricRanges[]=350',
      ({ fuelType, batteryRangeMiles }) => fuelType === 'electric' && batteryRangeMiles! >= 350,
    ],
    ['rentalRange=1000', ({ offer }) => offer.initialPayment <= 1000],
    ['maintained=1', ({ offer }) => offer.maintenanceIncluded],
    ['financeType=pcp', ({ offer }) => offer.financeType === 'pcp'],
    [
      'financeType=business&fuelTypes[]=petrol&bodyTypes[]=suv&term=36&stock=1',
      ({ offer, fuelType, bodyType }) =>
        offer.financeType === 'business' &&
        fuelType === 'petrol' &&
        bodyType === 'suv' &&
        offer.term === 36 &&
        offer.stock === 1,
    ],
  ])('%s holds for every row', async (query, holds) => {
    const { data, total } = await list(query)
    expect(total).toBeGreaterThan(0)
    expect(data.filter((deal) => !holds(deal))).toEqual([])
  })

  test.each(badPaging)('%s is 400 naming %s', async (query, field) => {
    const failure = await failureOf(api, `/api/derivatives?${query}`)
    expect(failure).toMatchObject({ status: 400, caching: 'no-store' })
    expect(Object.keys(failure.errors)).toEqual([field])
  })
})

describe('the list of one car model', () => {
  const model = () => api.deals.current().carModel('vauxhall.corsa.corsa')
  const list = (carModel: string, query = '') =>
    answerOf(
      api,
      calls.listCarModelDerivatives,
      `/api/car-models/${carModel}/derivatives?rows=100&${query}`,
    )

  test('holds its derivatives, by id, by full name and by slug', async () => {
    const { id, slug } = model()!
    const byId = await list(String(id))
    expect(byId.total).toBeGreaterThan(0)
    expect(new Set(byId.data.map(({ carModel }) => carModel.id))).toEqual(new Set([id]))
    expect(byId.data.map(monthlyOf)).toEqual(ascending(byId.data.map(monthlyOf)))
    await expect(list('vauxhall.corsa.corsa')).resolves.toEqual(byId)
    await expect(list(slug)).resolves.toEqual(byId)
  })

  test('is paged, and past the end empty with the total', async () => {
    const { id } = model()!
    const whole = await list(String(id))
    expect(whole.total).toBeGreaterThan(1)
    const path = `/api/car-models/${id}/derivatives?rows=1&page`
    const second = await answerOf(api, calls.listCarModelDerivatives, `${path}=2`)
    expect(second).toMatchObject({ data: [whole.data[1]], total: whole.total, page: 2, rows: 1 })
    const past = await answerOf(api, calls.listCarModelDerivatives, `${path}=1000`)
    expect(past).toMatchObject({ data: [], total: whole.total, page: 1000 })
  })

  test('by price downwards is turned', async () => {
    const { data } = await list(String(model()!.id), 'sort=minPayment|desc')
    expect(data.map(monthlyOf)).toEqual(ascending(data.map(monthlyOf)).toReversed())
  })

  test.each<[string, (deal: WireDeal) => boolean]>([
    ['financeType=business', ({ offer }) => offer.financeType === 'business'],
    ['transmissions[]=automatic', ({ transmission }) => transmission === 'automatic'],
    ['fuelType=petrol', ({ fuelType }) => fuelType === 'petrol'],
    ['budgetRange=150to250', (deal) => monthlyOf(deal) > 150 && monthlyOf(deal) <= 250],
    [
      'fuelType=petrol&budgetRanges[]=150to250&financeType=business',
      (deal) => deal.fuelType === 'petrol' && monthlyOf(deal) > 150 && monthlyOf(deal) <= 250,
    ],
  ])('%s holds for every row', async (query, holds) => {
    const { data, total } = await list(String(model()!.id), query)
    expect(total).toBeGreaterThan(0)
    expect(data.filter((deal) => !holds(deal))).toEqual([])
  })

  test.each(badPaging)('%s is 400 naming %s', async (query, field) => {
    const failure = await failureOf(api, `/api/car-models/${model()!.id}/derivatives?${query}`)
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.errors)).toEqual([field])
  })

  test.each(['999999', 'nothing', 'ford.corsa.corsa', 'UPPER'])('%s is 404', async (carModel) => {
    await expect(failureOf(api, `/api/car-models/${carModel}/derivatives`)).resolves.toMatchObject({
      status: 404,
      error_key: 'errors.notFound',
    })
    await expect(failureOf(api, `/api/car-models/${carModel}/filters`)).resolves.toMatchObject({
      status: 404,
    })
  })
})

describe('choices with nothing selected yet', () => {
  const total = async (query: string) =>
    (await answerOf(api, calls.listDerivatives, `/api/derivatives/v2?rows=1&${query}`)).total
  const countsOf = (options: { value: string; count: number }[]) =>
    new Map(options.map(({ value, count }) => [value, count]))

  test('of electric cars', async () => {
    const path = '/api/derivatives/electric-filters'
    const options = await answerOf(api, calls.getElectricFilters, path)
    expect(options.total).toBe(await total('fuelTypes[]=electric'))
    expect(countsOf(options.manufacturers).get('tesla')).toBe(
      await total('fuelTypes[]=electric&manufacturers[]=tesla'),
    )
  })

  test('of cars in stock', async () => {
    const options = await answerOf(api, calls.getStockOfferFilters, '/api/stock-offers/filters')
    expect(options.total).toBe(await total('stock=1'))
    expect(countsOf(options.bodyTypes).get('suv')).toBe(await total('stock=1&bodyTypes[]=suv'))
  })

  test('of the search by body type', async () => {
    const path = '/api/offers/body-type-filters'
    const options = await answerOf(api, calls.getBodyTypeOfferFilters, path)
    expect(options.total).toBe(await total(''))
    expect(countsOf(options.bodyTypes).get('suv')).toBe(await total('bodyTypes[]=suv'))
  })

  test('of one body type, vans on a business lease', async () => {
    const suvs = await answerOf(api, calls.getBodyTypeFilters, '/api/body-types/suv/filters')
    expect(suvs.total).toBe(await total('bodyTypes[]=suv'))
    expect(countsOf(suvs.fuelTypes).get('petrol')).toBe(
      await total('bodyTypes[]=suv&fuelTypes[]=petrol'),
    )
    const vans = await answerOf(api, calls.getBodyTypeFilters, '/api/body-types/van/filters')
    expect(vans.total).toBe(await total('bodyTypes[]=van&financeType=business'))
    expect(vans.total).toBeGreaterThan(0)
    expect(countsOf(vans.annualMileages).get('10000')).toBe(
      await total('bodyTypes[]=van&financeType=business&annualMileage=10000'),
    )
    await expect(failureOf(api, '/api/body-types/boat/filters')).resolves.toMatchObject({
      status: 404,
    })
  })

  test('of one car model', async () => {
    const { id } = api.deals.current().carModel('vauxhall.corsa.corsa')!
    const options = await answerOf(api, calls.getCarModelFilters, `/api/car-models/${id}/filters`)
    const list = await answerOf(
      api,
      calls.listCarModelDerivatives,
      `/api/car-models/${id}/derivatives`,
    )
    expect(options.total).toBe(list.total)
    const petrol = await answerOf(
      api,
      calls.listCarModelDerivatives,
      `/api/car-models/${id}/derivatives?fuelType=petrol`,
    )
    expect(countsOf(options.fuelTypes).get('petrol')).toBe(petrol.total)
  })

  test('of special offers, under what is selected', async () => {
    const path = '/api/special-offers/filters'
    const open = await answerOf(api, calls.getSpecialOfferFilters, path)
    expect(open.total).toBe(await total('specialOffers=1'))
    const narrow = 'financeType=business&fuelTypes[]=petrol&term=36&stock=0'
    const asked = await answerOf(api, calls.getSpecialOfferFilters, `${path}?${narrow}`)
    expect(asked.total).toBe(await total(`specialOffers=1&${narrow}`))
    expect(countsOf(asked.fuelTypes).get('electric')).toBe(
      await total('specialOffers=1&financeType=business&fuelTypes[]=electric&term=36'),
    )
    const failure = await failureOf(api, `${path}?rentalRange=9`)
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.errors)).toEqual(['rentalRange'])
  })
})
