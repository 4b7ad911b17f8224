import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inventedProviders } from '#leasing-api/catalogue/providers.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { loadRates } from '#leasing-api/deal-search/load/load-rates.ts'
import { segmentsOfBook, segmentsOfCar } from '#leasing-api/test/oracles/stored-segments.ts'
import { stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { smallWorld, testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { segmentBatch, type NewSegment } from './segment-batch.ts'

const common = 'p36-8000-6-fn'
const today = testDay
const now = testInstant
const provider = 3
const other = 6

let database: TestDatabase
let call: TestDatabase['call']
let car: number
let capId: string

beforeAll(async () => {
  database = await openTestDatabase()
  call = database.call
  await call.upsertProviders({ providers: inventedProviders })
  await call.upsertDerivatives({ derivatives: smallWorld().derivatives.slice(0, 5) })
  const [first] = (await call.readCatalogue()).derivatives
  car = first!.id
  capId = first!.derivative.capId
})
afterAll(() => database.close())

/** Each test starts without active books. */
beforeEach(() => call.retireExpiredBooks({ today: '9999-12-31', now }))

const pricesSeen = async (day = today) => {
  const segments = await segmentsOfCar(call, { capId, today: day })
  return segments.map(({ providerId, data }) => [
    providerId,
    ...decodeSegment(data).columns.monthlyPence,
  ])
}

const readBook = (bookId: number) => segmentsOfBook(call, bookId)

const batchOf = (bookId: number, ...segments: NewSegment[]) =>
  segmentBatch({ bookId, providerId: provider }, segments)

test('a staged book is seen by nobody and changes no version', async () => {
  const version = await call.readRatesVersion()
  await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  expect(await pricesSeen()).toEqual([])
  expect(await call.readRatesVersion()).toBe(version)
})

test('activating switches the prices, retires the old book and raises the version by one', async () => {
  const first = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  await call.activateRateBook({ bookId: first, today, now })
  const second = await stagedBook(database, provider, { [car]: { [common]: 21_000 } })
  const version = await call.readRatesVersion()
  const activation = await call.activateRateBook({ bookId: second, today, now })
  expect(activation).toEqual({ ratesVersion: version + 1, retiredBookIds: [first] })
  expect(await pricesSeen()).toEqual([[provider, 21_000]])
  expect((await call.readActiveBooks({ today })).map(({ id }) => id)).toEqual([second])
})

test('an active book cannot be activated, filled or discarded again', async () => {
  const bookId = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  await call.activateRateBook({ bookId, today, now })
  const version = await call.readRatesVersion()
  const failure = { name: 'RateBookStateError' }
  await expect(call.activateRateBook({ bookId, today, now })).rejects.toMatchObject(failure)
  await expect(call.addSegmentBatch({ bookId, batch: batchOf(bookId) })).rejects.toMatchObject(
    failure,
  )
  await call.discardRateBook({ bookId })
  expect(await pricesSeen()).toEqual([[provider, 20_000]])
  expect(await call.readRatesVersion()).toBe(version)
})

test('a batch that fails leaves nothing of itself in the book', async () => {
  const bookId = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  const [stored] = await readBook(bookId)
  const segment = { ...stored!, n: 1, commonPersonalPence: null, commonBusinessPence: null }
  const unknownCar = { ...segment, derivativeId: 999_999 }
  const batch = batchOf(bookId, { ...segment, derivativeId: car + 1 }, unknownCar)
  await expect(call.addSegmentBatch({ bookId, batch })).rejects.toMatchObject({
    name: 'UnknownDerivativeError',
  })
  expect(await readBook(bookId)).toHaveLength(1)
  await call.activateRateBook({ bookId, today, now })
  expect(await call.readActiveBooks({ today })).toMatchObject([{ storedRows: 1, rowCount: 1 }])
})

test('books of two providers stand side by side, activated at the same moment', async () => {
  const ids = await Promise.all([
    stagedBook(database, provider, { [car]: { [common]: 20_000 } }),
    stagedBook(database, other, { [car]: { [common]: 19_000 } }),
  ])
  await Promise.all(ids.map((bookId) => call.activateRateBook({ bookId, today, now })))
  expect(await pricesSeen()).toEqual([
    [provider, 20_000],
    [other, 19_000],
  ])
})

test('of two books of one provider activated at once, one is active and the other retired', async () => {
  const ids = [
    await stagedBook(database, provider, { [car]: { [common]: 20_000 } }),
    await stagedBook(database, provider, { [car]: { [common]: 21_000 } }),
  ]
  await Promise.all(ids.map((bookId) => call.activateRateBook({ bookId, today, now })))
  const active = await call.readActiveBooks({ today })
  expect(active).toHaveLength(1)
  expect(await pricesSeen()).toHaveLength(1)
})

test('readers see the old book or the new one, never both and never none', async () => {
  const first = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  await call.activateRateBook({ bookId: first, today, now })
  let isDone = false
  const seen: unknown[] = []
  const reader = (async () => {
    while (!isDone) {
      const { raw } = await loadRates(database, today)
      seen.push(
        raw.books.map(({ providerId, bytes }) => [
          providerId,
          ...decodeSegment(bytes).columns.monthlyPence,
        ]),
      )
    }
  })()
  for (let pence = 20_001; pence <= 20_010; pence++) {
    const bookId = await stagedBook(database, provider, { [car]: { [common]: pence } })
    const { retiredBookIds } = await call.activateRateBook({ bookId, today, now })
    await call.deleteRatesOfBooks({ bookIds: retiredBookIds })
  }
  isDone = true
  await reader
  // Each look brought exactly one price.
  for (const prices of seen) expect(prices).toEqual([[provider, expect.any(Number)]])
})

test('rates of an active book are not deleted, those of a retired one are', async () => {
  const first = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  await call.activateRateBook({ bookId: first, today, now })
  await call.deleteRatesOfBooks({ bookIds: [first] })
  expect(await readBook(first)).toHaveLength(1)
  const second = await stagedBook(database, provider, { [car]: { [common]: 21_000 } })
  await call.activateRateBook({ bookId: second, today, now })
  await call.deleteRatesOfBooks({ bookIds: [first, second] })
  expect(await readBook(first)).toEqual([])
  expect(await readBook(second)).toHaveLength(1)
})

test('P-66 a book holds through its last day and not a day longer', async () => {
  const bookId = await stagedBook(database, provider, { [car]: { [common]: 20_000 } }, '2026-12-01')
  await call.activateRateBook({ bookId, today, now })
  expect(await pricesSeen('2026-12-01')).toHaveLength(1)
  expect(await pricesSeen('2026-12-02')).toEqual([])
  expect(await call.readActiveBooks({ today: '2026-12-02' })).toEqual([])
  const version = await call.readRatesVersion()
  expect(await call.retireExpiredBooks({ today: '2026-12-01', now })).toEqual([])
  expect(await call.readRatesVersion()).toBe(version)
  expect(await call.retireExpiredBooks({ today: '2026-12-02', now })).toEqual([bookId])
  expect(await call.readRatesVersion()).toBe(version + 1)
})

test('a discarded book leaves nothing behind', async () => {
  const bookId = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  await call.discardRateBook({ bookId })
  expect(await readBook(bookId)).toEqual([])
  await expect(call.activateRateBook({ bookId, today, now })).rejects.toThrow(/not staged/)
})

test('books left by a killed process are cleared away, one being filled now is not', async () => {
  const abandoned = await stagedBook(database, provider, { [car]: { [common]: 20_000 } })
  const hourLater = new Date(Date.parse(now) + 3_600_000).toISOString()
  expect(await call.discardAbandonedBooks({ createdBefore: now })).toBe(0)
  expect(await call.discardAbandonedBooks({ createdBefore: hourLater })).toBeGreaterThan(0)
  expect(await readBook(abandoned)).toEqual([])
})

test('T-15 the history keeps the best price of each day, over all providers', async () => {
  const activate = async (id: number, pence: number, day: string) => {
    const prices = {
      [car + 1]: { [common]: pence, 'b36-10000-6-sn': 5 * pence, 'p24-8000-6-fn': 1 },
    }
    const bookId = await stagedBook(database, id, prices)
    await call.activateRateBook({ bookId, today: day, now })
  }
  await activate(provider, 20_000, '2026-11-20')
  await activate(other, 19_000, '2026-11-20')
  await activate(other, 21_000, '2026-11-21')
  const { derivatives } = await call.readCatalogue()
  const second = derivatives.find(({ id }) => id === car + 1)!.derivative.capId
  const history = await call.readPriceHistory({ capId: second })
  expect(history.filter(({ financeType }) => financeType === 'personal')).toMatchObject([
    { day: '2026-11-20', monthlyPaymentPence: 19_000, providerId: other },
    { day: '2026-11-21', monthlyPaymentPence: 20_000, providerId: provider },
  ])
  expect(history.filter(({ financeType }) => financeType === 'business')).toMatchObject([
    { day: '2026-11-20', monthlyPaymentPence: 95_000 },
    { day: '2026-11-21', monthlyPaymentPence: 100_000 },
  ])
})

test('profile numbers are given once and never change, however many ask at once', async () => {
  const keys = ['p25-1000-1-fn', 'p25-1000-2-fn', 'p25-1000-3-fn']
  const asked = await Promise.all(
    [keys, keys.slice(1), ['b25-1000-1-fn', ...keys]].map((wanted) =>
      call.ensureRateProfiles({ keys: wanted }),
    ),
  )
  const all = Object.assign({}, ...asked) as Record<string, number>
  for (const numbers of asked) expect(all).toMatchObject(numbers)
  expect(new Set(Object.values(all)).size).toBe(4)
  expect(await call.ensureRateProfiles({ keys })).toEqual(asked[0])
  await expect(call.ensureRateProfiles({ keys: ['p36'] })).rejects.toThrow(/no profile key/)
})
