import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
/** A car that some but not all of its providers have in stock, and one that nobody has. */
let capId: string
let notInStock: string
let inStockWith: number[]

beforeAll(async () => {
  api = await apiUnderTest()
  const cars = api.deals.current().catalogue.derivatives.map(({ derivative }) => {
    const offers = api.deals
      .current()
      .offersOf(derivative.capId, ({ financeType }) => financeType === 'personal')
    const withStock = offers.filter(
      ({ profile }) => 'isInStock' in profile && profile.isInStock === true,
    )
    return {
      capId: derivative.capId,
      all: new Set(offers.map(({ provider }) => provider.id)).size,
      inStockWith: [...new Set(withStock.map(({ provider }) => provider.id))],
    }
  })
  ;({ capId, inStockWith } = cars.find(
    (car) => car.inStockWith.length > 0 && car.inStockWith.length < car.all,
  )!)
  notInStock = cars.find((car) => car.inStockWith.length === 0)!.capId
})
afterAll(() => api.close())

const unitsOf = async (car: string) => {
  const response = await api.ask(`/api/derivatives/${car}/stock-units`)
  expect(response.status).toBe(200)
  return calls.listStockUnits.response.parse(await response.json())
}

test('C-66 the units of a car are those of the providers that quote it in stock', async () => {
  const { data, total } = await unitsOf(capId)
  expect(new Set(data.map(({ brandId }) => brandId))).toEqual(new Set(inStockWith))
  expect(total).toBe(data.reduce((sum, { quantity }) => sum + quantity, 0))
  expect(data.every(({ colour, brandName }) => colour !== '' && brandName !== '')).toBe(true)
})

test('C-66 a car that nobody has in stock has an empty list, an unknown one is 404', async () => {
  expect(await unitsOf(notInStock)).toEqual({ data: [], total: 0 })
  expect((await api.ask('/api/derivatives/999999999999/stock-units')).status).toBe(404)
})

test('C-66 P-75 units of a provider without a price in stock are left out, a day that comes is now', async () => {
  const { call } = api.database
  const { id } = api.deals
    .current()
    .catalogue.derivatives.find(({ derivative }) => derivative.capId === capId)!
  const [providerId] = inStockWith as [number]
  const other = [3, 6, 15].find((each) => !inStockWith.includes(each))!
  const own = { derivativeId: id, options: ['Tow bar'], quantity: 2 }
  await call.replaceStockUnits({
    providerIds: [3, 6, 15],
    units: [
      { ...own, providerId, colour: 'Slate', availableFrom: '2026-11-25' },
      { ...own, providerId: other, colour: 'Pure white', availableFrom: null },
    ],
    now: api.now(),
  })
  const slate = { colour: 'Slate', options: ['Tow bar'], quantity: 2, brandId: providerId }
  const before = await unitsOf(capId)
  expect(before.total).toBe(2)
  expect(before.data).toEqual([expect.objectContaining({ ...slate, availableFrom: '2026-11-25' })])
  api.wait(6 * 24 * 3_600_000)
  expect((await unitsOf(capId)).data).toEqual([
    expect.objectContaining({ ...slate, availableFrom: null }),
  ])
})
