import { asc, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { providers } from '#leasing-api/db/schema/index.ts'

/** A provider with all its details. */
export type Provider = typeof providers.$inferSelect

export type ProviderDetails = Omit<Provider, 'activeBookId' | 'activePcpBookId'>

/** All providers by name, with or without rates. */
export function readProviders(db: Db): Promise<Provider[]> {
  return db.select().from(providers).orderBy(asc(providers.name), asc(providers.id))
}

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
      target: providers.id,
      set: {
        slug: sql`excluded.slug`,
        name: sql`excluded.name`,
        phone: sql`excluded.phone`,
        openingHours: sql`excluded.opening_hours`,
        logoPath: sql`excluded.logo_path`,
        shortInfo: sql`excluded.short_info`,
        firmReferenceNumber: sql`excluded.firm_reference_number`,
        commissionStatement: sql`excluded.commission_statement`,
        creditCheckKind: sql`excluded.credit_check_kind`,
        deliveryArea: sql`excluded.delivery_area`,
      },
    })
}
