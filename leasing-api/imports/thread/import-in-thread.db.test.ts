import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateBookText } from '#leasing-api/test/books/write-rate-book.ts'
import { testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import type { ImportProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { importRateBook } from '../rate-book/import-rate-book.ts'
import type { RateBookRequest } from '../rate-book/rate-book-outcome.ts'
import { importInThread } from './import-in-thread.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'import-thread-'))
const errorsFile = path.join(folder, 'reports', 'errors.csv')
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
}, 120_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const request: RateBookRequest = {
  provider: 'Drivestone',
  isDryRun: false,
  allowBad: { percent: 100 },
  areFewerConfirmed: true,
  validUntil: null,
  today: testDay,
  now: testInstant,
}

/** Mostly cars that the small world lacks, which makes them bad rows. */
const book = [...rateBookText({ rows: 20_000, seed: 3 })].join('')

/** In pieces as a socket gives them: parts of one buffer, some cut inside a row. */
function source(text: string, atPiece = (_piece: number) => {}): ImportSource {
  const bytes = Buffer.from(text)
  return {
    name: 'book.csv',
    totalBytes: bytes.length,
    bytes: (async function* () {
      for (let piece = 0; piece * 10_007 < bytes.length; piece++) {
        atPiece(piece)
        yield bytes.subarray(piece * 10_007, (piece + 1) * 10_007)
      }
    })(),
  }
}

async function state() {
  const books = await database.call.readRateBooks({ providerId: null })
  return {
    version: await database.call.readRatesVersion(),
    books: books.map(({ id, state: of, offers }) => ({ id, of, offers })),
  }
}

test('T-12 an import on its own thread ends as one on this thread does, and tells how far it is', async () => {
  const here = await importRateBook(
    database,
    source(book),
    { ...request, isDryRun: true },
    () => {},
  )
  const told: ImportProgress[] = []
  const there = await importInThread(database, source(book), request, errorsFile, (progress) =>
    told.push(progress),
  )
  if (!here.ok || !there.ok) throw new Error('The book was refused.')
  const { errors, errorsFile: _, ratesVersion, bookId, ...outcome } = there
  expect(outcome).toEqual({
    ...here,
    errors: undefined,
    ratesVersion: undefined,
    bookId: undefined,
    isDryRun: false,
    isTaken: true,
  })
  expect(ratesVersion).toBe(await database.call.readRatesVersion())
  expect((await state()).books.find(({ id }) => id === bookId)).toMatchObject({ of: 'active' })
  expect(errors).toEqual(here.errors.slice(0, 1000))
  expect(here.errors.length).toBeGreaterThan(1000)
  expect(told[0]).toMatchObject({ label: 'Reading book.csv', total: book.length })
  expect(told.at(-1)).toMatchObject({ label: 'Storing prices', done: outcome.derivatives })
})

test('T-11 every bad row stands in the file of errors, one problem a row', async () => {
  const text = `${book.split('\r\n')[0]!}\r\n999,personal,"3,6",8000,6,"say ""free""",250,0,0,0,9,2-4,\r\n`
  const outcome = await importInThread(
    database,
    source(text),
    { ...request, allowBad: { rows: 0 } },
    errorsFile,
    () => {},
  )
  expect(outcome).toMatchObject({ ok: true, isTaken: false, errorsFile, errorsFound: 3 })
  expect(readFileSync(errorsFile, 'utf8').split('\r\n')).toEqual([
    'line,column,value,reason',
    '2,"capId","999","is in no catalogue of ours; import the catalogue first or leave the row out"',
    '2,"term","3,6","is no whole number"',
    '2,"monthlyPayment","say ""free""","is no amount in pounds and pence"',
    '',
  ])
})

test('a refusal needs no file of errors', async () => {
  const file = path.join(folder, 'none.csv')
  const outcome = await importInThread(
    database,
    source('capId,term\n1,2\n'),
    request,
    file,
    () => {},
  )
  expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('its header lacks') })
  expect(existsSync(file)).toBe(false)
})

test.each(['Reading book.csv', 'Checking prices', 'Storing prices'])(
  'T-12 an import that is not wanted any more while %s changes nothing',
  async (label) => {
    const before = await state()
    const importing = importInThread(database, source(book), request, errorsFile, (progress) => {
      if (progress.label === label && (label !== 'Reading book.csv' || progress.done > 20_000)) {
        throw new Error('hung up')
      }
    })
    await expect(importing).rejects.toThrow('hung up')
    expect(await state()).toEqual(before)
  },
)

test('T-12 a file that breaks off changes nothing', async () => {
  const before = await state()
  const breaking = source(book, (piece) => {
    if (piece === 40) throw new Error('connection lost')
  })
  await expect(importInThread(database, breaking, request, errorsFile, () => {})).rejects.toThrow(
    'connection lost',
  )
  expect(await state()).toEqual(before)
})

test('T-12 what the database refuses reaches the caller, and the book begun is gone', async () => {
  const before = await state()
  const call = {
    ...database.call,
    addSegmentBatch: () => Promise.reject(new Error('disk full')),
  }
  await expect(
    importInThread({ call }, source(book), request, errorsFile, () => {}),
  ).rejects.toThrow('disk full')
  expect(await state()).toEqual(before)
})

test('the file is taken no faster than it is read', async () => {
  let ahead = 0
  let most = 0
  const total = Math.ceil(Buffer.byteLength(book) / 10_007)
  const slow = source(book, (piece) => {
    ahead = piece
  })
  let lastDone = 0
  await importInThread(
    database,
    slow,
    { ...request, isDryRun: true },
    errorsFile,
    ({ label, done }) => {
      if (!label.startsWith('Reading')) return
      most = Math.max(most, ahead - Math.floor(lastDone / 10_007))
      lastDone = done
    },
  )
  expect(total).toBeGreaterThan(60)
  expect(most).toBeLessThanOrEqual(20)
})
