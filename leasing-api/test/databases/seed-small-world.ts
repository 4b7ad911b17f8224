import { seed } from '#leasing-api/catalogue/seed.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { smallWorld, testDay, testInstant } from '../environments/small-world.ts'

/** Writes the small world as it is on the day of tests. */
export async function seedSmallWorld(database: Database): Promise<void> {
  await seed(database, { today: testDay, now: testInstant, world: smallWorld() })
}
