import path from 'node:path'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { seed } from '#leasing-api/catalogue/seed.ts'
import type { Config } from '#leasing-api/config.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'

/** Opens the leasing database in this process, under the API's own lock, and seeds an empty one. */
export async function openHere(config: Config, onProgress: OnProgress): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    folder: path.join(config.dataFolder, 'leasing'),
  })
  try {
    const now = new Date()
    await seed(database, {
      today: londonDay(now),
      now: now.toISOString(),
      onProgress: (progress) => onProgress({ ...progress, unit: 'cars' }),
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
