import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { importRateBook } from '#leasing-api/imports/rate-book/import-rate-book.ts'
import type { RateBookOutcome } from '#leasing-api/imports/rate-book/rate-book-outcome.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { segmentsOfBook } from '#leasing-api/test/oracles/stored-segments.ts'
import { testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { anyDamagedBook, wholeBook, type DamagedBook } from './damaged-book.ts'

export type DamageReport = {
  books: number
  /** Books taken with `--allow-bad 5`, and without it. */
  taken: number
  takenStrictly: number
  /** Of the files that broke off: those that were held for what they would have taken away. */
  held: number
  failures: string[]
}

const providerId = 6
const allowFive = { rows: 5 }

/**
 * Imports damaged books into a database that this process has opened: each as it is, each with five
 * bad rows allowed, and each broken off somewhere. What stands must be as before when a book was
 * refused or held, and hold every row that came through whole when it was taken. Rules T-12, T-19, T-20.
 * @param database with the small world in it
 */
export async function damageRuns(
  database: Pick<Database, 'call'>,
  { books, seed, onBook = () => {} }: { books: number; seed: number; onBook?(done: number): void },
): Promise<DamageReport> {
  const { call } = database
  const { capIds: known } = await call.readDerivativeIds()
  const capIds = Array.from(known.subarray(0, 4), String)
  const report: DamageReport = { books, taken: 0, takenStrictly: 0, held: 0, failures: [] }
  const take = (bytes: Buffer, rows: number, areFewerConfirmed = false) =>
    importRateBook(
      database,
      { name: 'book.csv', totalBytes: bytes.length, bytes: piecesOf(bytes) },
      {
        provider: String(providerId),
        isDryRun: false,
        allowBad: { rows },
        areFewerConfirmed,
        validUntil: null,
        today: testDay,
        now: testInstant,
      },
      () => {},
    )
  const first = await take(wholeBook(capIds, 0), 0, true)
  if (!first.ok || !first.isTaken) throw new Error('The good book was not taken.')

  let present = await standing(call)
  const sample = fc.sample(anyDamagedBook(capIds), { numRuns: books, seed })
  for (const [at, book] of sample.entries()) {
    const failure = (what: string) =>
      report.failures.push(`book ${at} (${book.kinds.join(', ')}): ${what}`)
    /** Imports it and compares what stands then with what stood before; answers the outcome where it was read. */
    const tried = async (bytes: Buffer, rows: number): Promise<RateBookOutcome | null> => {
      const outcome = await take(bytes, rows)
      const after = await standing(call)
      const isTaken = outcome.ok && outcome.isTaken
      if (!isTaken && after.hash !== present.hash) failure('changed prices without being taken')
      if (isTaken && outcome.badRows > rows) failure(`was taken with ${outcome.badRows} bad rows`)
      if (isTaken && after.prices.size * 100 < present.prices.size * 80) {
        failure(`left ${after.prices.size} of ${present.prices.size} offers`)
      }
      present = after
      return outcome.ok ? outcome : null
    }
    const strictly = await tried(book.bytes, 0)
    if (strictly?.isTaken) {
      report.takenStrictly++
      for (const lost of lostRows(book, present.prices, strictly)) failure(`lost ${lost}`)
    }
    const allowing = await tried(book.bytes, allowFive.rows)
    if (allowing?.isTaken) {
      report.taken++
      for (const lost of lostRows(book, present.prices, allowing)) failure(`lost ${lost}`)
    } else if (book.isHeaderWhole && book.areLineEndsWhole) failure('was not taken row by row')
    if (allowing && allowing.rowsRead + allowing.blankLines + 1 !== book.lines) {
      failure(`has ${book.lines} lines, and ${allowing.rowsRead} rows were read`)
    }
    const brokenOff = await tried(
      book.bytes.subarray(0, Math.floor(book.arrives * book.bytes.length)),
      allowFive.rows,
    )
    if (brokenOff && !brokenOff.isTaken && brokenOff.shortfalls.length > 0) report.held++
    onBook(at + 1)
  }
  return report
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 4001) yield bytes.subarray(at, at + 4001)
}

/** Everything that visitors can see of the provider: monthly pence by car and mileage. */
async function standing(call: Database['call']) {
  const hash = createHash('sha256')
  const prices = new Map<string, number>()
  const keys = new Map((await call.readRateProfiles()).map(({ id, key }) => [id, key]))
  const capIds = await call.readDerivativeIds()
  const book = (await call.readActiveBooks({ today: null })).find(
    (one) => one.providerId === providerId && one.kind === 'lease',
  )!
  hash.update(`${book.id} ${await call.readRatesVersion()}`)
  for (const { derivativeId, data } of await segmentsOfBook(call, book.id)) {
    hash.update(data)
    const capId = capIds.capIds[capIds.ids.indexOf(derivativeId)]!
    const { columns } = decodeSegment(data)
    for (const [at, profile] of columns.profiles.entries()) {
      prices.set(`${capId} ${keys.get(profile)}`, columns.monthlyPence[at]!)
    }
  }
  return { hash: hash.digest('hex'), prices }
}

/** Rows that came through whole and whose price is not there, unless a damaged one quotes the same cheaper. */
function lostRows(
  { whole }: DamagedBook,
  prices: ReadonlyMap<string, number>,
  { duplicates }: RateBookOutcome,
): string[] {
  const gaveWay = new Set(duplicates.map(({ line }) => line))
  const mileages = new Map<string, number[]>()
  for (const [key, pence] of prices) {
    const [capId, profile] = key.split(' ')
    const row = `${capId} ${parseProfileKey(profile!)!.annualMileageMiles}`
    mileages.set(row, [...(mileages.get(row) ?? []), pence])
  }
  return whole
    .filter(({ capId, annualMileageMiles, monthlyPence, line }) => {
      const found = mileages.get(`${capId} ${annualMileageMiles}`)
      return !found?.includes(monthlyPence) && !gaveWay.has(line)
    })
    .map(({ line }) => `line ${line}`)
}
