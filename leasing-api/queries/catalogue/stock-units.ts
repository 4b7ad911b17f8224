import { eq, inArray } from 'drizzle-orm'
import type { StockUnit } from '#core/offer/stock-units.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, providers, stockUnits } from '#leasing-api/db/schema/index.ts'

export type NewStockUnit = Omit<typeof stockUnits.$inferInsert, 'id' | 'updatedAt'>

/** Rows in one statement: a PostgreSQL statement takes 65,535 values. */
const rowsAtOnce = 1000

/** The units of one derivative, of every provider, in no order. */
export async function readStockUnits(db: Db, { capId }: { capId: string }): Promise<StockUnit[]> {
  return db
    .select({
      providerId: stockUnits.providerId,
      providerName: providers.name,
      colour: stockUnits.colour,
      options: stockUnits.options,
      availableFrom: stockUnits.availableFrom,
      quantity: stockUnits.quantity,
    })
    .from(stockUnits)
    .innerJoin(derivatives, eq(derivatives.id, stockUnits.derivativeId))
    .innerJoin(providers, eq(providers.id, stockUnits.providerId))
    .where(eq(derivatives.capId, Number(capId)))
}

/** Whether any provider has told of its stock. */
export async function hasStockUnits(db: Db): Promise<boolean> {
  return (await db.select({ id: stockUnits.id }).from(stockUnits).limit(1)).length > 0
}

/** Puts these units in place of all that the providers had before. */
export function replaceStockUnits(
  db: Db,
  input: { providerIds: readonly number[]; units: readonly NewStockUnit[]; now: Date },
): Promise<void> {
  const { providerIds, units, now } = input
  return db.transaction(async (tx) => {
    await tx.delete(stockUnits).where(inArray(stockUnits.providerId, [...providerIds]))
    for (let from = 0; from < units.length; from += rowsAtOnce) {
      const rows = units.slice(from, from + rowsAtOnce)
      await tx.insert(stockUnits).values(rows.map((unit) => ({ ...unit, updatedAt: now })))
    }
  })
}
