import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { stagedBook } from '../test/books/rate-book-of.ts'
import { testDay, testInstant } from '../test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '../test/databases/test-database.ts'
import { createDealSearchHolder, type DealSearchHolder } from './holder.ts'

let database: TestDatabase
let holder: DealSearchHolder
let today = testDay
let car: { id: number; capId: string }

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
  const [first] = (await database.call.readCatalogue()).derivatives
  car = { id: first!.id, capId: first!.derivative.capId }
})
afterAll(() => database.close())

beforeEach(async () => {
  holder = await createDealSearchHolder(database, {
    today: () => today,
    now: () => testInstant,
    pollIntervalMs: 50,
  })
})
afterEach(() => holder.close())

const pricesOf = (providerId: number) =>
  holder
    .current()
    .offersOf(car.capId)
    .filter(({ provider, profile }) => provider.id === providerId && profile.financeType !== 'pcp')
    .map(({ monthlyPaymentPence }) => monthlyPaymentPence)

async function until(claim: () => boolean): Promise<void> {
  for (let look = 0; look < 400 && !claim(); look++) await wait(25)
  expect(claim()).toBe(true)
}

test('W-97 an activated book is found by the next look, and ends the demonstration; a search taken before keeps its prices', async () => {
  const before = holder.current()
  const old = before.offersOf(car.capId)
  expect(before.isDemonstration).toBe(true)
  const bookId = await stagedBook(database, 6, { [car.id]: { 'p36-8000-6-fn': 12_345 } })
  await wait(200)
  expect(holder.current()).toBe(before)
  const { ratesVersion } = await database.call.activateRateBook({ bookId, today, now: testInstant })
  await until(() => holder.current().ratesVersion === ratesVersion)
  expect(pricesOf(6)).toEqual([12_345])
  expect(holder.current().isDemonstration).toBe(false)
  expect(before.offersOf(car.capId)).toEqual(old)
  // Cars have not changed, so they are not read again.
  expect(holder.current().catalogue).toBe(before.catalogue)
}, 30_000)

test('after reload the search is as new as the database', async () => {
  for (const pence of [11_111, 22_222]) {
    const bookId = await stagedBook(database, 6, { [car.id]: { 'p36-8000-6-fn': pence } })
    const { ratesVersion } = await database.call.activateRateBook({
      bookId,
      today,
      now: testInstant,
    })
    await holder.reload()
    expect(holder.current().ratesVersion).toBe(ratesVersion)
    expect(pricesOf(6)).toEqual([pence])
  }
}, 30_000)

test('a catalogue that changes is read anew', async () => {
  const [row] = (await database.call.readCatalogue()).derivatives
  const { derivative, storedKey } = row!
  const { capId: _, manufacturer, range, carModel, ...facts } = derivative
  const record = {
    ...facts,
    manufacturer,
    carModel,
    storedKey,
    capId: null,
    source: 'vca' as const,
  }
  await database.call.upsertDerivatives({
    derivatives: [
      {
        ...record,
        range: { ...range, kind: 'car' },
        co2: 1,
        co2Best: null,
        combinedMpgBest: null,
        batteryRangeBestMiles: null,
      },
    ],
  })
  await until(() => holder.current().derivative(car.capId)?.co2 === 1)
  expect(holder.current().offersOf(car.capId).length).toBeGreaterThan(0)
}, 30_000)

test('at midnight books that have run out are gone and the version tells', async () => {
  const bookId = await stagedBook(
    database,
    6,
    { [car.id]: { 'p36-8000-6-fn': 12_345 } },
    '2026-11-21',
  )
  await database.call.activateRateBook({ bookId, today, now: testInstant })
  await holder.reload()
  const { ratesVersion } = holder.current()
  today = '2026-11-22'
  await until(() => holder.current().ratesVersion > ratesVersion)
  expect(pricesOf(6)).toEqual([])
  expect(pricesOf(3).length).toBeGreaterThan(0)
}, 30_000)
