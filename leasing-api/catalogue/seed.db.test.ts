import { afterAll, beforeAll, expect, test } from 'vitest'
import { stagedBook } from '../test/books/rate-book-of.ts'
import { smallWorld, testDay, testInstant } from '../test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '../test/databases/test-database.ts'
import { seed } from './seed.ts'
import type { Progress } from '../rate-generator/write-generated-books.ts'

const world = smallWorld()
const now = testInstant
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const leaseBooks = async (today: string) =>
  (await database.call.readActiveBooks({ today })).filter(({ kind }) => kind === 'lease')

test('an empty database becomes a demonstration, and progress runs to its end', async () => {
  const told: Progress[] = []
  const report = await seed(database, {
    today: testDay,
    now,
    world,
    onProgress: (progress) => told.push(progress),
  })
  expect(report.derivativesWritten).toBe(world.derivatives.length)
  expect(report.offersWritten).toBeGreaterThan(3000)
  expect(await database.call.readDataSet()).toMatchObject({
    isDemonstration: true,
    seededDay: testDay,
  })
  const last = told.at(-1)!
  expect(last.done).toBe(last.total)
  for (const { done, total } of told) expect(done).toBeLessThanOrEqual(total)
})

test('the same day again writes nothing', async () => {
  const version = await database.call.readRatesVersion()
  const report = await seed(database, { today: testDay, now, world })
  expect(report).toEqual({ derivativesWritten: 0, booksWritten: 0, offersWritten: 0 })
  expect(await database.call.readRatesVersion()).toBe(version)
})

test('books hold 60 days; on the 61st the seed makes new ones, with the same prices', async () => {
  expect(await leaseBooks('2027-01-19')).toHaveLength(world.habits.length)
  const offers = (await leaseBooks(testDay)).map(({ rowCount }) => rowCount)
  const report = await seed(database, { today: '2027-01-20', now, world })
  expect(report.booksWritten).toBeGreaterThanOrEqual(world.habits.length)
  const renewed = await leaseBooks('2027-01-20')
  expect(renewed.map(({ rowCount }) => rowCount)).toEqual(offers)
  expect(renewed.every(({ validUntil }) => validUntil === '2027-03-21')).toBe(true)
})

test('an imported book that still holds is left alone', async () => {
  const [row] = (await database.call.readCatalogue()).derivatives
  const prices = { [row!.id]: { 'p36-8000-6-fn': 20_000 } }
  const bookId = await stagedBook(database, 6, prices, '2027-12-31')
  await database.call.activateRateBook({ bookId, today: '2027-01-20', now })
  await seed(database, { today: '2027-06-01', now, world })
  expect(
    (await leaseBooks('2027-06-01')).filter(({ providerId }) => providerId === 6),
  ).toMatchObject([{ id: bookId, origin: 'imported' }])
})

test('a database that is no demonstration is left alone', async () => {
  await database.call.updateDataSet({ isDemonstration: false })
  const report = await seed(database, { today: '2028-01-01', now, world })
  expect(report).toEqual({ derivativesWritten: 0, booksWritten: 0, offersWritten: 0 })
})
