import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { WireListedDeal } from '#core/contract/json/wire-derivative.ts'
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

const common = 'terms[]=36&annualMileages[]=8000&depositValues[]=6'
const commonBusiness = 'financeType=business&terms[]=36&annualMileages[]=10000&depositValues[]=6'

/** A row as other calls than lists give it. */
const withoutScore = ({ score: _, ...deal }: WireListedDeal) => deal

/** Every car of a range that answers a query, cheapest first. */
const listed = async (make: string, range: string, query = '') =>
  (
    await ask(
      calls.listRangeDerivatives,
      `/api/manufacturers/${make}/ranges/${range}/derivatives?rows=100&${query}`,
    )
  ).data.map(withoutScore)

describe('the ranges of a make', () => {
  const path = '/api/manufacturers/vauxhall'

  test('are all listed by name, with prices or without', async () => {
    const { data } = await ask(calls.listRanges, `${path}/ranges`)
    const names = data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toContain('Nova')
    expect(data.find(({ slug }) => slug === 'vivaro')?.kind).toBe('van')
    const id = api.deals.current().manufacturer('vauxhall')!.id
    await expect(ask(calls.listRanges, `/api/manufacturers/${id}/ranges`)).resolves.toEqual({
      data,
    })
    const options = await ask(calls.listRangeOptions, `${path}/static-range-options`)
    expect(options.data).toEqual(
      data.map(({ slug, name }) => ({ value: `vauxhall.${slug}`, label: name })),
    )
  })

  test('have pages while somebody quotes, or when the cars are of our own catalogue', async () => {
    const pages = await ask(calls.listRangePages, `${path}/static-ranges`)
    const active = await ask(calls.listActiveRanges, `${path}/active-ranges`)
    expect(pages.data.find(({ slug }) => slug === 'nova')).toMatchObject({
      derivatives: 0,
      monthlyFrom: null,
    })
    expect(active.data).toEqual(pages.data.filter(({ slug }) => slug !== 'nova'))
    for (const range of active.data) {
      expect(range.derivatives).toBe((await listed('vauxhall', range.slug)).length)
      const [cheapest] = await listed('vauxhall', range.slug, common)
      expect(range.monthlyFrom).toBe(cheapest?.offer.monthlyPayment ?? null)
    }
  })

  test('of an import without prices have none', async () => {
    const chrysler = '/api/manufacturers/chrysler'
    const all = await ask(calls.listRanges, `${chrysler}/ranges`)
    expect(all.data.map(({ slug }) => slug)).toEqual(['voyager'])
    await expect(ask(calls.listRangePages, `${chrysler}/static-ranges`)).resolves.toEqual({
      data: [],
    })
    await expect(ask(calls.listActiveRanges, `${chrysler}/active-ranges`)).resolves.toEqual({
      data: [],
    })
  })

  test.each(['ranges', 'static-ranges', 'static-range-options', 'active-ranges'])(
    'of a make nobody knows are 404 at %s',
    async (rest) => {
      for (const make of ['nobody', '999999']) {
        await expect(failureOf(api, `/api/manufacturers/${make}/${rest}`)).resolves.toMatchObject({
          status: 404,
          error_key: 'errors.notFound',
        })
      }
    },
  )
})

describe('one range', () => {
  const corsa = '/api/manufacturers/vauxhall/ranges/corsa'
  const ids = () => {
    const deals = api.deals.current()
    const make = deals.manufacturer('vauxhall')!
    return `/api/manufacturers/${make.id}/ranges/${deals.range('corsa', 'vauxhall')!.id}`
  }

  test.each([
    ['filters', calls.getRangeFilters],
    ['trims', calls.listTrims],
    ['descriptions', calls.getRangeDescriptions],
    ['suggestions', calls.listSuggestions],
    ['active-car-models', calls.listActiveCarModels],
  ] as const)('%s: ids and slugs are the same, what nobody knows is 404', async (rest, call) => {
    const bySlug = await ask(call, `${corsa}/${rest}`)
    await expect(ask(call, `${ids()}/${rest}`)).resolves.toEqual(bySlug)
    for (const wrong of ['nobody/ranges/corsa', 'tesla/ranges/corsa', 'vauxhall/ranges/none']) {
      await expect(failureOf(api, `/api/manufacturers/${wrong}/${rest}`)).resolves.toMatchObject({
        status: 404,
        error_key: 'errors.notFound',
        caching: 'no-store',
      })
    }
  })

  test.each(['trims', 'descriptions', 'suggestions'])(
    '%s of an import without prices is 404',
    async (rest) => {
      const path = `/api/manufacturers/chrysler/ranges/voyager/${rest}`
      await expect(failureOf(api, path)).resolves.toMatchObject({ status: 404 })
    },
  )

  test('its filters count its cars and name no other make', async () => {
    const options = await ask(calls.getRangeFilters, `${corsa}/filters`)
    const cars = await listed('vauxhall', 'corsa')
    expect(options.total).toBe(cars.length)
    expect(options.ratesVersion).toBe(api.deals.current().ratesVersion)
    for (const { value, count } of options.fuelTypes) {
      expect(count).toBe(cars.filter(({ fuelType }) => fuelType === value).length)
    }
    expect(options.ranges).toEqual([
      expect.objectContaining({
        manufacturerId: 'vauxhall',
        ranges: expect.arrayContaining([
          expect.objectContaining({ value: 'vauxhall.corsa', count: cars.length }),
        ]),
      }),
    ])
  })

  test('K-08 K-09 its trims hold every car once, the plainest first, each with its cheapest deal', async () => {
    const { data, explanation, ratesVersion } = await ask(calls.listTrims, `${corsa}/trims`)
    const cars = await listed('vauxhall', 'corsa')
    const priced = await listed('vauxhall', 'corsa', common)
    expect(data.reduce((sum, { derivatives }) => sum + derivatives, 0)).toBe(cars.length)
    for (const [at, trim] of data.entries()) {
      const own = priced.filter(({ name }) => name.endsWith(` ${trim.name}`))
      expect(trim.deal).toEqual(own[0] ?? null)
      const below = data[at - 1]
      if (below) expect(trim.features.length).toBeGreaterThanOrEqual(below.features.length)
      expect(trim.added).toEqual(
        below ? trim.features.filter((flag) => !below.features.includes(flag)) : [],
      )
      const word = below ? /^(Adds \d+ features? to|Has no feature that) / : /^The plainest/
      expect(trim.about).toMatch(word)
    }
    expect(explanation).toBe(
      'We read the trim from what follows engine and gearbox in the names of the versions, and ordered by how much equipment every version of a trim has. Prices are each trim’s cheapest personal lease over 36 months at 8,000 miles a year with 6 months up front, VAT included, in the providers’ present rate books.',
    )
    expect(ratesVersion).toBe(api.deals.current().ratesVersion)
  })

  test('K-12 vans are priced for business, and say so', async () => {
    const van = '/api/manufacturers/vauxhall/ranges/vivaro'
    const { data, explanation } = await ask(calls.listTrims, `${van}/trims`)
    expect(explanation).toContain(
      'cheapest business lease over 36 months at 10,000 miles a year with 6 months up front, VAT excluded',
    )
    const [cheapest] = await listed('vauxhall', 'vivaro', commonBusiness)
    expect(data.map(({ deal }) => deal?.offer.id)).toContain(cheapest!.offer.id)
    const { title, description } = await ask(calls.getRangeDescriptions, `${van}/descriptions`)
    expect(title).toBe('Vauxhall Vivaro')
    expect(description.join(' ')).toMatch(
      /A business lease starts at £[\d.]+ a month, VAT excluded/,
    )
  })

  test('K-10 its description is made of its figures and its lowest price', async () => {
    const { title, description } = await ask(calls.getRangeDescriptions, `${corsa}/descriptions`)
    const cars = await listed('vauxhall', 'corsa')
    const [cheapest] = await listed('vauxhall', 'corsa', common)
    expect(title).toBe('Vauxhall Corsa')
    expect(description[0]).toContain(`in ${cars.length} versions.`)
    expect(description.join(' ')).toContain(
      `A personal lease starts at £${cheapest!.offer.monthlyPayment} a month, VAT included`,
    )
    expect(description.at(-1)).toBe(
      `This text is worked out from the figures of its ${cars.length} versions and from the providers’ present prices.`,
    )
  })

  test('without prices trims and description are of the figures alone', async () => {
    const nova = '/api/manufacturers/vauxhall/ranges/nova'
    const { data } = await ask(calls.listTrims, `${nova}/trims`)
    expect(data).toMatchObject([{ name: 'Merit', derivatives: 1, added: [], deal: null }])
    expect(data[0]!.about).toBe('The plainest. Nobody quotes it at present.')
    const { description } = await ask(calls.getRangeDescriptions, `${nova}/descriptions`)
    expect(description.at(-1)).toBe('This text is worked out from its figures.')
    await expect(
      ask(calls.listActiveCarModels, `${nova}/active-car-models`),
    ).resolves.toMatchObject({ data: [] })
  })

  test('K-13 suggestions are of other makes, of its body, a range each, nearest in price first', async () => {
    const { data, ratesVersion } = await ask(calls.listSuggestions, `${corsa}/suggestions`)
    const [own] = await listed('vauxhall', 'corsa', `${common}&bodyTypes[]=hatchback`)
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ range }) => range.id)).size).toBe(data.length)
    for (const deal of data) {
      expect(deal.bodyType).toBe('hatchback')
      expect(deal.manufacturer.slug).not.toBe('vauxhall')
      expect(deal.offer).toMatchObject({ financeType: 'personal', term: 36, annualMileage: 8000 })
    }
    const distances = data.map(({ offer }) =>
      Math.abs(offer.monthlyPayment - own!.offer.monthlyPayment),
    )
    expect(distances).toEqual(distances.toSorted((left, right) => left - right))
    expect(ratesVersion).toBe(api.deals.current().ratesVersion)
  })

  test('its active models are quoted, each with its cheapest common deal', async () => {
    const { data } = await ask(calls.listActiveCarModels, `${corsa}/active-car-models`)
    const cars = await listed('vauxhall', 'corsa')
    const priced = await listed('vauxhall', 'corsa', common)
    expect(data.length).toBeGreaterThan(0)
    for (const model of data) {
      const own = cars.filter(({ carModel }) => carModel.id === model.id)
      expect(model.derivatives).toBe(own.length)
      expect(model.aggregateName).toBe(`Vauxhall ${model.name}`)
      expect(model.deal).toEqual(priced.find(({ carModel }) => carModel.id === model.id))
    }
  })
})

describe('car models in a budget', () => {
  const models = (query = '') => ask(calls.listBudgetCarModels, `/api/car-models?${query}`)
  const all = async (query = '') =>
    (await ask(calls.listDerivatives, `/api/derivatives/v2?rows=100&${query}`)).data.map(
      withoutScore,
    )

  test.each([
    'budgetRanges[]=250to350',
    'budgetRange=250to350',
    'budgetRanges[]=150to250&budgetRanges[]=600',
    'financeType=business&budgetRanges[]=250to350',
    'financeType=pcp',
    'sort=totalCost|asc',
    'sort=effectiveMonthly|asc&budgetRanges[]=350to450',
    'sort=minPayment|desc',
    'budgetRanges[]=250to350&terms[]=36&annualMileages[]=8000&depositValues[]=6',
    '',
  ])('C-74 %s: each model once, with its cheapest, in the order asked for', async (query) => {
    const { data, total } = await models(`rows=100&${query}`)
    expect(total).toBe(data.length)
    const ascending = query.replace('minPayment|desc', 'minPayment|asc')
    const cars = await all(ascending)
    const ids = [...new Set(cars.map(({ carModel }) => carModel.id))]
    // Lists end at 100 cars; models beyond them come after.
    const expected = query.includes('desc')
      ? data.map(({ id }) => id).toReversed()
      : data.map(({ id }) => id)
    expect(expected.slice(0, ids.length)).toEqual(ids)
    for (const model of data.filter(({ id }) => ids.includes(id))) {
      expect(model.deal).toEqual(cars.find(({ carModel }) => carModel.id === model.id))
    }
  })

  test('are paged, and past the end empty with the total', async () => {
    const { data, total } = await models('rows=100')
    const first = await models('rows=2')
    const second = await models('rows=2&page=2')
    expect([...first.data, ...second.data]).toEqual(data.slice(0, 4))
    expect(first).toMatchObject({ total, page: 1, rows: 2 })
    await expect(models('rows=2&page=1000')).resolves.toMatchObject({
      data: [],
      total,
      page: 1000,
      ratesVersion: api.deals.current().ratesVersion,
    })
  })

  test('count the cars that answer, and fewer than are quoted', async () => {
    const { data } = await models('rows=100&budgetRanges[]=250to350')
    const cars = await all('budgetRanges[]=250to350')
    const counted = data.reduce((sum, { derivatives }) => sum + derivatives, 0)
    const { total } = await ask(
      calls.listDerivatives,
      '/api/derivatives/v2?rows=1&budgetRanges[]=250to350',
    )
    expect(counted).toBe(total)
    expect(cars.length).toBeGreaterThan(0)
  })

  test('a format nobody knows is ignored with a note', async () => {
    const { notes } = await models('format=xml')
    expect(notes).toEqual(['The format "xml" is not known here and was ignored.'])
  })

  test.each([
    ['rows=101', 'rows'],
    ['rows=0', 'rows'],
    ['page=0', 'page'],
    ['sort=cheapest', 'sort'],
    ['financeType=hire', 'financeType'],
    ['budgetRanges[]=1to2', 'budgetRanges'],
    ['budgetRange=x', 'budgetRange'],
  ])('%s is 400 naming %s', async (query, field) => {
    const failure = await failureOf(api, `/api/car-models?${query}`)
    expect(failure).toMatchObject({ status: 400, error_key: 'errors.badParameter' })
    expect(Object.keys(failure.errors)).toEqual([field])
  })
})
