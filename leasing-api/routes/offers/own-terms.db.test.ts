import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { decodeOfferColumns } from '#core/contract/columns/offer-columns.ts'
import { offerToWire, type WireOffer } from '#core/contract/json/wire-offer.ts'
import { importRateBook } from '#leasing-api/imports/rate-book/import-rate-book.ts'
import { showSegment } from '#leasing-api/operator/rates/show-segment.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'

let api: ApiUnderTest
let capId: string
const providerId = 6

beforeAll(async () => {
  api = await apiUnderTest()
  capId = api.deals.current().catalogue.derivatives[0]!.derivative.capId
  await take('7.2,12-14,', '9.1,20-26,Service included')
})
afterAll(() => api.close())

/** Takes a book of two prices of one car, without maintenance and with it, that say so of excess rate, weeks and message. */
async function take(plain: string, maintained: string, pounds = 299): Promise<void> {
  const text = [
    'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage,deliveryWeeks,message',
    `${capId},personal,36,8000,6,${pounds},250,0,0,0,${plain}`,
    `${capId},personal,48,8000,6,${pounds - 10},250,0,0,0,${plain}`,
    `${capId},personal,36,8000,6,${pounds + 30},250,0,0,1,${maintained}`,
  ].join('\n')
  const bytes = (async function* () {
    yield Buffer.from(text)
  })()
  const outcome = await importRateBook(
    api.database,
    { name: 'book.csv', totalBytes: null, bytes },
    {
      provider: String(providerId),
      isDryRun: false,
      allowBad: { rows: 0 },
      areFewerConfirmed: true,
      validUntil: null,
      today: testDay,
      now: testInstant,
    },
    () => {},
  )
  expect(outcome).toMatchObject({ isTaken: true })
  await api.deals.reload()
}

const idOf = (key: string) => `${providerId}-${capId}-${key}`
const plain = { excessMileage: 7.2, deliveryWeeks: { from: 12, to: 14 } }
const upkeep = {
  excessMileage: 9.1,
  deliveryWeeks: { from: 20, to: 26 },
  message: 'Service included',
}

const byKey = (offers: readonly WireOffer[]) =>
  Object.fromEntries(offers.map((offer) => [offer.id.slice(idOf('').length), offer]))

test('T-05 offers of one car with other terms come back with their own, alone, as objects and as columns', async () => {
  const packed = calls.listOfferColumns.response.parse(
    await (await api.ask(`/api/derivatives/${capId}/offers?format=columns`)).json(),
  )
  const own = decodeOfferColumns(packed.columns)
    .filter(({ provider }) => provider.id === providerId)
    .map(offerToWire)
  expect(byKey(own)).toMatchObject({
    'p36-8000-6-fn': plain,
    'p48-8000-6-fn': plain,
    'p36-8000-6-fm': upkeep,
  })
  for (const offer of own) {
    const answer = await api.ask(`/api/offers/${offer.id}`)
    expect(calls.getOffer.response.parse(await answer.json()).offer).toEqual(offer)
  }
  const listed = await api.ask(`/api/derivatives/${capId}/offers?maintained=1&rows=100`)
  const { data } = calls.listOffers.response.parse(await listed.json())
  const [maintained] = own.filter(({ maintenanceIncluded }) => maintenanceIncluded)
  expect(data).toContainEqual(maintained)
})

test('T-05 the table of a segment says beside each price what is its own', async () => {
  const choice = { provider: String(providerId), capId, bookId: null, profile: {} }
  const { lines } = await showSegment({ database: api.database } as never, choice)
  const text = lines.join('\n')
  expect(text).toContain('Excess mileage  7.2p a mile')
  expect(text).toContain('Exceptions      1 prices, as their last column says')
  expect(text).toMatch(/£329\.00 .*9\.1p a mile; 20–26 weeks; Service included$/m)
  expect(text).toMatch(/£299\.00 +£250\.00 +yes$/m)
  const { lines: narrowed } = await showSegment({ database: api.database } as never, {
    ...choice,
    profile: { isMaintained: false },
  })
  expect(narrowed.join('\n')).not.toContain('own terms')
})

test('T-05 W-32 an order at the price of the book before has the terms that offer had', async () => {
  await take('6,12-14,', '8.5,12-14,', 310)
  const answer = await api.ask('/api/orders', {
    body: {
      offerId: idOf('p36-8000-6-fm'),
      capId,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '07700 900001',
      monthlyPaymentShown: 329,
    },
  })
  const receipt = calls.postOrder.response.parse(await answer.json())
  const order = await api.ask(`/api/orders/${receipt.orderRef}`)
  expect(calls.getOrder.response.parse(await order.json()).offer).toMatchObject({
    monthlyPayment: 329,
    ...upkeep,
  })
  const now = await api.ask(`/api/offers/${idOf('p36-8000-6-fm')}`)
  expect(calls.getOffer.response.parse(await now.json()).offer).toMatchObject({
    monthlyPayment: 340,
    excessMileage: 8.5,
    message: null,
  })
})
