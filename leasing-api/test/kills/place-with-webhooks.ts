import { openDatabase } from '#leasing-api/db/open-database.ts'
import type { ApiPlace } from './api-process.ts'
import { smallPlace } from './small-place.ts'

/** A small world whose providers are always open and take leads at a webhook as well. */
export async function placeWithWebhooks(
  databaseUrl: string | null,
  leadWebhookUrl: string,
): Promise<ApiPlace> {
  const place = await smallPlace(databaseUrl)
  const database = await openDatabase({ databaseUrl, folder: `${place.dataFolder}/leasing` })
  try {
    const all = await database.call.readProviders()
    const providers = all.map(({ activeBookId: _, activePcpBookId: __, ...details }) => ({
      ...details,
      openingHours: [],
      leadWebhookUrl,
    }))
    await database.call.upsertProviders({ providers })
    return place
  } finally {
    await database.close()
  }
}
