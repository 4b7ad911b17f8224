import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inventedProviders } from '#leasing-api/catalogue/providers.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { stagedBook, type PlainBook } from '#leasing-api/test/books/rate-book-of.ts'
import { segmentsOfCar } from '#leasing-api/test/oracles/stored-segments.ts'
import { smallWorld, testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'

const common = 'p36-8000-6-fn'
const today = testDay
const now = testInstant
const providerId = 3

let database: TestDatabase
let call: TestDatabase['call']
/** Ids of two cars, and the capId of each. */
let [car, other]: number[] = []
let capIds: Map<number, string>

beforeAll(async () => {
  database = await openTestDatabase()
  call = database.call
  await call.upsertProviders({ providers: inventedProviders })
  await call.upsertDerivatives({ derivatives: smallWorld().derivatives.slice(0, 2) })
  const { derivatives } = await call.readCatalogue()
  ;[car, other] = derivatives.map(({ id }) => id)
  capIds = new Map(derivatives.map(({ id, derivative }) => [id, derivative.capId]))
})
afterAll(() => database.close())

/** Each test starts without any book that could be gone back to. */
beforeEach(async () => {
  await call.retireExpiredBooks({ today: '9999-12-31', now })
  const books = await call.readRateBooks({ providerId })
  await call.deleteRatesOfBooks({ bookIds: books.map(({ id }) => id) })
})

async function activated(prices: PlainBook, validUntil?: string, day = today): Promise<number> {
  const bookId = await stagedBook(database, providerId, prices, validUntil)
  await call.activateRateBook({ bookId, today: day, now })
  return bookId
}

const back = (day = today) => call.rollBackRateBook({ providerId, today: day, now })

async function seen(derivativeId: number) {
  const segments = await segmentsOfCar(call, { capId: capIds.get(derivativeId)!, today })
  return segments.map(({ data }) => decodeSegment(data).columns.monthlyPence[0])
}

async function noted(derivativeId: number, day = today) {
  const history = await call.readPriceHistory({ capId: capIds.get(derivativeId)! })
  return history.find((note) => note.day === day)?.monthlyPaymentPence ?? null
}

test('T-16 the earlier book is in force again, whole, with a new version; a second time undoes it', async () => {
  const first = await activated({ [car!]: { [common]: 20_000 } })
  const second = await activated({ [car!]: { [common]: 2000 }, [other!]: { [common]: 3000 } })
  const version = await call.readRatesVersion()

  expect(await back()).toMatchObject({
    ok: true,
    ratesVersion: version + 1,
    book: { id: first, rowCount: 1, validUntil: '2027-01-31' },
    retiredBookId: second,
  })
  expect(await call.readActiveBooks({ today })).toMatchObject([{ id: first, providerId }])
  expect([await seen(car!), await seen(other!)]).toEqual([[20_000], []])
  expect(await call.readRatesVersion()).toBe(version + 1)

  expect(await back()).toMatchObject({ ok: true, book: { id: second }, retiredBookId: first })
  expect([await seen(car!), await seen(other!)]).toEqual([[2000], [3000]])
})

test("T-15 the day's history is that of the prices in force again; earlier days stay as they were", async () => {
  await activated({ [car!]: { [common]: 20_000 } }, undefined, '2026-11-18')
  await activated(
    { [car!]: { [common]: 2000 }, [other!]: { [common]: 3000 } },
    undefined,
    '2026-11-19',
  )
  await activated({ [car!]: { [common]: 2100 }, [other!]: { [common]: 3100 } })
  expect([await noted(car!), await noted(other!)]).toEqual([2100, 3100])
  await call.rollBackRateBook({ providerId, today, now })
  expect([await noted(car!), await noted(other!)]).toEqual([2000, 3000])
  expect(await noted(car!, '2026-11-18')).toBe(20_000)
  expect(await noted(car!, '2026-11-19')).toBe(2000)
})

test('T-15 a car that only the book taken back priced has no price that day', async () => {
  await activated({ [car!]: { [common]: 20_000 } })
  await activated({ [car!]: { [common]: 2000 }, [other!]: { [common]: 3000 } })
  await back()
  expect([await noted(car!), await noted(other!)]).toEqual([20_000, null])
})

test('T-17 without an earlier book with prices it is refused, and nothing changes', async () => {
  expect(await back()).toEqual({ ok: false, reason: 'none' })
  const only = await activated({ [car!]: { [common]: 20_000 } })
  const version = await call.readRatesVersion()
  expect(await back()).toEqual({ ok: false, reason: 'none' })
  expect(await call.readActiveBooks({ today })).toMatchObject([{ id: only }])
  expect(await call.readRatesVersion()).toBe(version)
})

test('T-17 an earlier book is taken back on its last day and not a day later', async () => {
  await activated({ [car!]: { [common]: 20_000 } }, '2026-11-25')
  await activated({ [car!]: { [common]: 21_000 } })
  expect(await back('2026-11-26')).toEqual({
    ok: false,
    reason: 'ran out',
    validUntil: '2026-11-25',
  })
  expect(await seen(car!)).toEqual([21_000])
  expect(await back('2026-11-25')).toMatchObject({ ok: true })
})

test('of a switch and a rollback at the same moment one waits for the other', async () => {
  await activated({ [car!]: { [common]: 20_000 } })
  await activated({ [car!]: { [common]: 21_000 } })
  const third = await stagedBook(database, providerId, { [car!]: { [common]: 22_000 } })
  await Promise.all([back(), call.activateRateBook({ bookId: third, today, now })])
  expect(await call.readActiveBooks({ today })).toHaveLength(1)
  expect(await seen(car!)).toHaveLength(1)
})
