import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventedProviders } from '#leasing-api/catalogue/providers.ts'
import { smallWorld, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { segmentsOfBook } from '#leasing-api/test/oracles/stored-segments.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { segmentBatch, type NewSegment } from './segment-batch.ts'

const providerId = 3

let database: TestDatabase
let call: TestDatabase['call']
let cars: number[]

beforeAll(async () => {
  database = await openTestDatabase()
  call = database.call
  await call.upsertProviders({ providers: inventedProviders })
  await call.upsertDerivatives({ derivatives: smallWorld().derivatives.slice(0, 3) })
  cars = [...(await call.readDerivativeIds()).ids]
})
afterAll(() => database.close())

const staged = () =>
  call.stageRateBook({
    providerId,
    kind: 'lease',
    origin: 'imported',
    createdAt: testInstant,
    checkedAt: testInstant,
    validUntil: '2027-01-31',
  })

/** Bytes of every value, of a length that no page of the database holds whole. */
const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) % 256)

const segments = (): NewSegment[] => [
  {
    derivativeId: cars[0]!,
    n: 7,
    data: bytes(20_000),
    commonPersonalPence: 19_900,
    commonBusinessPence: null,
  },
  {
    derivativeId: cars[1]!,
    n: 1,
    data: bytes(1),
    commonPersonalPence: null,
    commonBusinessPence: 2_147_483_647,
  },
]

const stored = (bookId: number) => segmentsOfBook(call, bookId)

test('a batch is stored as its segments are, and counted', async () => {
  const bookId = await staged()
  const batch = segmentBatch({ bookId, providerId }, segments())
  await call.addSegmentBatch({ bookId, batch })
  expect(await stored(bookId)).toEqual(
    segments().map(({ derivativeId, data }) => ({ derivativeId, data })),
  )
  const books = await call.readRateBooks({ providerId })
  expect(books.map(({ offers }) => offers)).toEqual([8])
})

test('a batch without a segment adds nothing', async () => {
  const bookId = await staged()
  await call.addSegmentBatch({ bookId, batch: segmentBatch({ bookId, providerId }, []) })
  expect(await stored(bookId)).toEqual([])
})

test('segments are read as columns page by page, and one of a car in one book', async () => {
  const bookId = await staged()
  await call.addSegmentBatch({ bookId, batch: segmentBatch({ bookId, providerId }, segments()) })
  const page = (afterDerivativeId: number, limit: number) =>
    call.readSegmentColumns({ bookId, afterDerivativeId, limit })
  const both = await page(0, 2)
  expect([...both.derivativeIds]).toEqual(cars.slice(0, 2))
  expect([...both.lengths]).toEqual([20_000, 1])
  expect(both.bytes).toEqual(Uint8Array.from([...bytes(20_000), ...bytes(1)]))
  expect([...(await page(0, 1)).lengths]).toEqual([20_000])
  expect([...(await page(cars[0]!, 5)).lengths]).toEqual([1])
  expect((await page(cars[1]!, 5)).bytes).toHaveLength(0)

  const capId = String((await call.readDerivativeIds()).capIds[0])
  expect(await call.readSegment({ bookId, capId })).toEqual({ n: 7, data: bytes(20_000) })
  expect(await call.readSegment({ bookId: bookId + 1000, capId })).toBeNull()
})

test('a batch with a car that is not there is refused whole, and the database goes on', async () => {
  const bookId = await staged()
  const [first, second] = segments()
  const batch = segmentBatch({ bookId, providerId }, [
    first!,
    { ...second!, derivativeId: 999_999 },
  ])
  await expect(call.addSegmentBatch({ bookId, batch })).rejects.toMatchObject({
    name: 'UnknownDerivativeError',
  })
  expect(await stored(bookId)).toEqual([])
  await call.addSegmentBatch({ bookId, batch: segmentBatch({ bookId, providerId }, [second!]) })
  expect(await stored(bookId)).toHaveLength(1)
})

test('nothing is added to a book that is not staged', async () => {
  const bookId = await staged()
  await call.discardRateBook({ bookId })
  const batch = segmentBatch({ bookId, providerId }, segments())
  await expect(call.addSegmentBatch({ bookId, batch })).rejects.toThrow(/not staged/)
})
