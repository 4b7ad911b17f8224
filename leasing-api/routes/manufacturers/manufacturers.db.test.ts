import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { addUnquotedCars } from '#leasing-api/test/environments/unquoted-cars.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
  await addUnquotedCars(api)
})
afterAll(() => api.close())

const ask = <C extends Parameters<typeof answerOf>[1]>(call: C, path: string) =>
  answerOf(api, call, path)

/** The lowest price on the common profile, as a list says it. */
async function listedFrom(query: string): Promise<number | null> {
  const { data } = await ask(calls.listDerivatives, `/api/derivatives/v2?rows=1&${query}`)
  return data[0]?.offer.monthlyPayment ?? null
}

const personal = 'terms[]=36&annualMileages[]=8000&depositValues[]=6'
const business = 'financeType=business&terms[]=36&annualMileages[]=10000&depositValues[]=6'
const pcp = 'financeType=pcp&terms[]=36&annualMileages[]=8000&depositValues[]=3000'

test('K-11 the carousel shows quoted makes, the most cars first, each from its lowest price', async () => {
  const { data } = await ask(calls.listManufacturerCarousel, '/api/manufacturers/carousel')
  const { data: makes } = await ask(calls.listManufacturers, '/api/manufacturers')
  expect(data.map(({ slug }) => slug).toSorted()).toEqual(['ford', 'tesla', 'vauxhall'])
  const counts = data.map(({ derivatives }) => derivatives)
  expect(counts).toEqual(counts.toSorted((left, right) => right - left))
  for (const make of data) {
    expect(make.derivatives).toBe(makes.find(({ id }) => id === make.id)?.derivatives)
    expect(make.logo).toBe(`/manufacturers/${make.slug}.svg`)
    expect(make.monthlyFrom).toBe(await listedFrom(`${personal}&manufacturers[]=${make.slug}`))
  }
})

test('one make is found by slug and by id, as it stands in the list', async () => {
  const { data } = await ask(calls.listManufacturers, '/api/manufacturers')
  for (const make of data) {
    const path = '/api/manufacturers/slug'
    await expect(ask(calls.getManufacturerBySlug, `${path}/${make.slug}`)).resolves.toEqual(make)
    await expect(ask(calls.getManufacturerBySlug, `${path}/${make.id}`)).resolves.toEqual(make)
  }
})

test('a make without prices has none of its ranges listed', async () => {
  const make = await ask(calls.getManufacturerBySlug, '/api/manufacturers/slug/chrysler')
  expect(make).toMatchObject({ name: 'Chrysler', derivatives: 0, ranges: [] })
})

test.each(['nobody', '999999', 'ford.focus'])('a make %s is 404', async (slug) => {
  const failure = await failureOf(api, `/api/manufacturers/slug/${slug}`)
  expect(failure).toMatchObject({
    status: 404,
    error_key: 'errors.notFound',
    caching: 'no-store',
  })
})

test('what cannot be a slug is nowhere', async () => {
  await expect(failureOf(api, '/api/manufacturers/slug/Ford')).resolves.toMatchObject({
    status: 404,
  })
})

test.each([
  ['', personal, 'financeType=personal'],
  ['?financeType=personal', personal, 'financeType=personal'],
  ['?financeType=business', business, 'financeType=business'],
  ['?financeType=pcp', pcp, 'financeType=pcp'],
])(
  'pages of makes%s have the cars and the price of the finance type',
  async (query, common, any) => {
    const path = `/api/manufacturers/static-pages${query}`
    const { data } = await ask(calls.listManufacturerPages, path)
    expect(data.length).toBeGreaterThan(0)
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted())
    for (const make of data) {
      const of = `manufacturers[]=${make.slug}`
      const { total } = await ask(calls.listDerivatives, `/api/derivatives/v2?rows=1&${any}&${of}`)
      expect(make.derivatives).toBe(total)
      expect(make.monthlyFrom).toBe(await listedFrom(`${common}&${of}`))
    }
  },
)

test('a finance type nobody knows is 400', async () => {
  const failure = await failureOf(api, '/api/manufacturers/static-pages?financeType=hire')
  expect(failure).toMatchObject({ status: 400, error_key: 'errors.badParameter' })
  expect(Object.keys(failure.errors)).toEqual(['financeType'])
})

test('the menu shows makes with prices, the choices every make, both by name', async () => {
  const menu = await ask(calls.listManufacturerNavigation, '/api/manufacturers/navigation')
  expect(menu.data.map(({ name, logo }) => [name, logo])).toEqual([
    ['Ford', '/manufacturers/ford.svg'],
    ['Tesla', '/manufacturers/tesla.svg'],
    ['Vauxhall', '/manufacturers/vauxhall.svg'],
  ])
  const choices = await ask(calls.listManufacturerOptions, '/api/manufacturers/static-options')
  expect(choices.data).toEqual([
    { value: 'chrysler', label: 'Chrysler' },
    { value: 'ford', label: 'Ford' },
    { value: 'tesla', label: 'Tesla' },
    { value: 'vauxhall', label: 'Vauxhall' },
  ])
})
