import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

test('providers are told of by name, with their hours and whether they quote', async () => {
  const { data } = await ask(calls.listBrands, '/api/brands')
  expect(data.map(({ name, hasRates }) => [name, hasRates])).toEqual([
    ['Brightmile', true],
    ['Drivestone', true],
    ['Westbury Drive', true],
  ])
  expect(data[1]).toEqual({
    id: 6,
    slug: 'drivestone',
    name: 'Drivestone',
    logo: '/providers/drivestone.svg',
    phone: '0121 496 0171',
    openingHours: [
      ...Array.from({ length: 5 }, () => ({ from: '08:30', to: '18:30' })),
      { from: '10:00', to: '16:00' },
      null,
    ],
    shortInfo: 'Large stock of cars ready for delivery in two to four weeks.',
    firmReferenceNumber: '000006',
    commissionStatement:
      'Drivestone pays us a commission when you take a vehicle through it. The commission does not change your price.',
    creditCheckKind: 'soft',
    deliveryArea: 'Mainland Great Britain',
    hasRates: true,
    derivatives: expect.any(Number),
    checkedAt: expect.any(String),
  })
})

test('C-41 a provider is told of with the cars it quotes for and when its prices were read', async () => {
  const { data } = await ask(calls.listBrands, '/api/brands')
  const deals = api.deals.current()
  const offers = deals.catalogue.derivatives.flatMap(({ derivative }) =>
    deals.offersOf(derivative.capId),
  )
  for (const { id, derivatives, checkedAt } of data) {
    const own = offers.filter(({ provider, profile }) => {
      return provider.id === id && profile.financeType !== 'pcp'
    })
    expect(own.length).toBeGreaterThan(0)
    expect(derivatives).toBe(new Set(own.map(({ capId }) => capId)).size)
    expect(new Set(own.map((offer) => offer.checkedAt))).toEqual(new Set([checkedAt]))
  }
})

describe('GAP insurance', () => {
  const gap = (path: string) => ask(calls.getGapInsurance, `/api/motor-gap/${path}`)

  test('K-14 is priced for the dearest car of the range, and marked as illustrative', async () => {
    const answer = await gap('vauxhall/corsa/36')
    const prices = api.deals
      .current()
      .catalogue.derivatives.filter(({ derivative }) => derivative.range.slug === 'corsa')
      .map(({ derivative }) => derivative.onTheRoadPricePence!)
    // The small world's dearest Corsa costs between £20,000 and £35,000.
    expect(Math.max(...prices)).toBeGreaterThan(2_000_000)
    expect(Math.max(...prices)).toBeLessThanOrEqual(3_500_000)
    expect(answer.products.map(({ price, claimLimit }) => [price, claimLimit])).toEqual([
      [209, 15_000],
      [279, 15_000],
    ])
    expect(answer.products[0]!.cover).toHaveLength(2)
    expect(answer).toMatchObject({ isDemonstration: true })
    expect(answer.source).toContain('Illustrative prices')
  })

  test('ids are slugs, a term between two is priced as the longer, one beyond not at all', async () => {
    const deals = api.deals.current()
    const ids = `${deals.manufacturer('vauxhall')!.id}/${deals.range('corsa', 'vauxhall')!.id}`
    const [slugs, numbers, between, beyond] = await Promise.all([
      gap('vauxhall/corsa/36'),
      gap(`${ids}/36`),
      gap('vauxhall/corsa/25'),
      gap('vauxhall/corsa/61'),
    ])
    expect(numbers).toEqual(slugs)
    expect(between).toEqual(slugs)
    expect(beyond.products).toEqual([])
  })

  test.each([
    'nobody/corsa/36',
    'tesla/corsa/36',
    'vauxhall/none/36',
    'chrysler/voyager/36',
    'vauxhall/corsa/0',
    'vauxhall/corsa/long',
    'vauxhall/corsa/1000',
  ])('%s is 404', async (path) => {
    await expect(failureOf(api, `/api/motor-gap/${path}`)).resolves.toMatchObject({
      status: 404,
      error_key: 'errors.notFound',
    })
  })
})

test('the site map holds what may be shown, and the cars that somebody quotes for', async () => {
  const map = await ask(calls.getSitemap, '/api/sitemap')
  expect(map.manufacturers.map(({ slug }) => slug)).toEqual(['ford', 'tesla', 'vauxhall'])
  const vauxhall = map.manufacturers.at(-1)!
  expect(vauxhall.ranges.map(({ slug }) => slug)).toContain('nova')
  for (const { ranges } of map.manufacturers) {
    for (const { carModels } of ranges) expect(carModels.length).toBeGreaterThan(0)
  }
  const deals = api.deals.current()
  const quoted = deals.catalogue.derivatives
    .map(({ derivative }) => derivative.capId)
    .filter((capId) => deals.offersOf(capId).length > 0)
  expect(map.capIds).toEqual(quoted)
  expect(map.capIds).not.toContain('12345678')
  expect(map.bodyTypes).toEqual([
    'suv',
    'mpv',
    'hatchback',
    'saloon',
    'estate',
    'sports',
    'coupe',
    'convertible',
  ])
  expect(map.budgetRanges).toEqual(['150to250', '250to350', '350to450', '450to600', '600'])
  expect(map.ratesVersion).toBe(deals.ratesVersion)
})
