import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { seed } from '#leasing-api/catalogue/seed.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { smallWorld } from '../environments/small-world.ts'
import { freePort } from '../environments/free-port.ts'
import type { ApiPlace } from './api-process.ts'

/** A place with the small world in it, which the API then leaves as it is; the caller deletes its folder. */
export async function smallPlace(
  databaseUrl: string | null,
): Promise<ApiPlace & { capIds: string[] }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'larkway-kills-'))
  const database = await openDatabase({ databaseUrl, folder: path.join(dataFolder, 'leasing') })
  try {
    const now = new Date()
    const today = londonDay(now)
    await seed(database, { today, now: now.toISOString(), world: smallWorld() })
    // The API would write the whole catalogue into a demonstration.
    const { catalogueFingerprint } = await database.call.readDataSet()
    await database.call.updateDataSet({
      isDemonstration: false,
      catalogueFingerprint,
      seededDay: today,
    })
    const { capIds } = await database.call.readDerivativeIds()
    return { dataFolder, databaseUrl, port: await freePort(), capIds: Array.from(capIds, String) }
  } finally {
    await database.close()
  }
}
