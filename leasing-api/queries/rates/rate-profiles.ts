import { inArray, sql } from 'drizzle-orm'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import { rateProfiles } from '#leasing-api/db/schema/index.ts'

/** The whole profile dictionary. */
export function readRateProfiles(db: Db): Promise<{ id: number; key: string }[]> {
  return db.select().from(rateProfiles).orderBy(rateProfiles.id)
}

/**
 * Numbers for these profile keys, adding the ones not met before. Numbers are never reused.
 * @throws when a key is not one
 */
export async function ensureRateProfiles(
  db: Db,
  { keys }: { keys: readonly string[] },
): Promise<Record<string, number>> {
  const wanted = [...new Set(keys)]
  const wrong = wanted.find((key) => parseProfileKey(key) === null)
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no profile key. Make it with profileKey of core.`)
  for (;;) {
    const known = await numbersOf(db, wanted)
    const missing = wanted.filter((key) => !(key in known)).toSorted()
    if (missing.length === 0) return known
    // Another import may take the same numbers at this moment: what collides is left out and tried again.
    await rowsOf(
      db,
      sql`insert into ${rateProfiles} (id, key)
          select (select coalesce(max(id), 0) from ${rateProfiles}) + place, key
          from json_array_elements_text(${JSON.stringify(missing)}::json) with ordinality as added(key, place)
          on conflict do nothing`,
    )
  }
}

async function numbersOf(db: Db, keys: string[]): Promise<Record<string, number>> {
  if (keys.length === 0) return {}
  const rows = await db.select().from(rateProfiles).where(inArray(rateProfiles.key, keys))
  return Object.fromEntries(rows.map(({ id, key }) => [key, id]))
}
