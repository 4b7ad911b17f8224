import { asc, getTableColumns } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { excludedValues } from '#leasing-api/db/excluded-values.ts'
import { providers } from '#leasing-api/db/schema/index.ts'

/** A provider with all its details. */
export type Provider = typeof providers.$inferSelect

export type ProviderDetails = Omit<Provider, 'activeBookId' | 'activePcpBookId'>

/** All providers by name, with or without rates. */
export function readProviders(db: Db): Promise<Provider[]> {
  return db.select().from(providers).orderBy(asc(providers.name), asc(providers.id))
}

const { id, activeBookId, activePcpBookId, ...details } = getTableColumns(providers)

/** Writes providers by id; their active books stay. */
export async function upsertProviders(
  db: Db,
  { providers: rows }: { providers: readonly ProviderDetails[] },
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(providers)
    .values([...rows])
    .onConflictDoUpdate({
      target: id,
      set: excludedValues(details),
    })
}
