import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { delayRuns } from '../delays/delay-runs.ts'
import { smallPlace } from '../kills/small-place.ts'
import { officeSession } from './office-session.ts'
import { uploadBook, type UploadRun } from './upload-book.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage\n'

/** Two thousand rows over the cars of a small place. */
const bookOf = (capIds: readonly string[]) =>
  header +
  Array.from({ length: 2000 }, (_, at) => {
    const profile = Math.floor(at / capIds.length)
    const mileage = 5000 + 1000 * profile
    return `${capIds[at % capIds.length]},personal,36,${mileage},6,${200 + (at % 90)},250,0,0,0,9\n`
  }).join('')

test('T-12 T-22 T-23 lists are answered all through an upload, whose progress is true', async () => {
  const { capIds, ...place } = await smallPlace(database.databaseUrl)
  try {
    let run: UploadRun | null = null
    const runs = await delayRuns({
      place,
      importBook: async (url) => {
        const token = await officeSession(url, place.dataFolder, 'Drivestone')
        run = await uploadBook(url, token, new Uint8Array(Buffer.from(bookOf(capIds))))
      },
      readers: 2,
      quietMs: 500,
      afterMs: 500,
    })
    const { upload, told } = run! as UploadRun
    expect(upload.report).toMatchObject({ rowsRead: 2000, offers: 2000, badRows: 0 })
    for (const { percent, rows } of told) {
      expect(percent).toBeLessThanOrEqual(100)
      expect(rows).toBeLessThanOrEqual(2000)
    }
    const [before] = runs.without.ratesVersions
    expect(runs.with.ratesVersions).toEqual([before, before! + 1])
  } finally {
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
}, 300_000)
