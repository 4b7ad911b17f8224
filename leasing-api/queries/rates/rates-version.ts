import { eq, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { ratesState } from '#leasing-api/db/schema/index.ts'

/** The number that grows with every change of what lists show: rates, catalogue or providers. */
export async function readRatesVersion(db: Db): Promise<number> {
  return (await readState(db)).version
}

/** The number that grows with every change of the catalogue. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  return (await readState(db)).catalogueVersion
}

/** Makes every API node rebuild its index. Belongs into the transaction of the change itself. */
export async function bumpRatesVersion(db: Db): Promise<number> {
  const [row] = await db
    .update(ratesState)
    .set({ version: nextVersion })
    .where(eq(ratesState.id, 1))
    .returning()
  return row!.version
}

/** Makes every API node read the catalogue again, and rebuild. Belongs into the transaction of the change itself. */
export async function bumpCatalogueVersion(db: Db): Promise<void> {
  await db
    .update(ratesState)
    .set({
      version: nextVersion,
      catalogueVersion: sql`${ratesState.catalogueVersion} + 1`,
    })
    .where(eq(ratesState.id, 1))
}

const nextVersion = sql`${ratesState.version} + 1`

async function readState(db: Db): Promise<typeof ratesState.$inferSelect> {
  const [row] = await db.select().from(ratesState).where(eq(ratesState.id, 1))
  if (!row)
    throw new Error(
      'The table rates_state is empty. Restore a back-up or start on an empty database.',
    )
  return row
}
