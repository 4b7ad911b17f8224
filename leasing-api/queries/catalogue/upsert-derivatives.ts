import { getTableColumns, gte, inArray, max, sql } from 'drizzle-orm'
import { firstImportedCapId } from '#core/contract/identifiers.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { excludedValues } from '#leasing-api/db/excluded-values.ts'
import { derivatives } from '#leasing-api/db/schema/index.ts'
import { bumpCatalogueVersion } from '../rates/rates-version.ts'
import { ensureCarModels, type CarModelPath } from './ensure-car-models.ts'
import { withdraw, type WholeCatalogue, type Withdrawal } from './withdraw-derivatives.ts'

type Row = typeof derivatives.$inferInsert

/** A derivative as a catalogue or an import describes it. */
export type DerivativeRecord = CarModelPath &
  Omit<Row, 'id' | 'capId' | 'carModelId' | 'withdrawnAt'> & {
    /** Null: the next free number from 900,000,001, kept for ever under the stored key. */
    capId: number | null
  }

export type UpsertReport = { inserted: number; updated: number; unchanged: number } & Withdrawal

const rowsPerInsert = 250

const { id, capId, storedKey, withdrawnAt, ...changing } = getTableColumns(derivatives)
const everyValue = (from: (name: string) => string) =>
  sql.raw(
    Object.values(changing)
      .map(({ name }) => from(name))
      .join(', '),
  )

/**
 * Writes derivatives by stored key, with the makes, ranges and models they need. A known car keeps
 * its capId. Official figures are never replaced by authored ones. What a whole catalogue has no more is
 * withdrawn, what comes again is back (Rule C-196). Nothing changed means the versions of rates and
 * catalogue stay, else they grow. All or nothing.
 */
export function upsertDerivatives(
  db: Db,
  {
    derivatives: records,
    whole,
  }: {
    derivatives: readonly DerivativeRecord[]
    /** The catalogue that these are the whole of; without it nothing is withdrawn. */
    whole?: WholeCatalogue
  },
): Promise<UpsertReport> {
  return db.transaction(async (tx) => {
    const rows = await withNumbers(tx, records)
    const counts = { inserted: 0, updated: 0, unchanged: records.length }
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      for (const isNew of await write(tx, rows.slice(from, from + rowsPerInsert))) {
        counts[isNew ? 'inserted' : 'updated']++
        counts.unchanged--
      }
    }
    const keys = records.map((record) => record.storedKey)
    const withdrawal = await withdraw(tx, { written: keys, whole: whole ?? null })
    const { withdrawn, revived } = withdrawal
    if (counts.inserted + counts.updated + withdrawn + revived > 0) await bumpCatalogueVersion(tx)
    return { ...counts, ...withdrawal }
  })
}

/** Returns one entry for each row that was written: true for a new car, false for a changed one. */
async function write(tx: Db, rows: Row[]): Promise<boolean[]> {
  const written = await tx
    .insert(derivatives)
    .values(rows)
    .onConflictDoUpdate({
      target: storedKey,
      set: excludedValues(changing),
      setWhere: sql`(${derivatives.source} = 'authored' or excluded.source = 'vca')
        and row(${everyValue((name) => `derivatives."${name}"`)})
        is distinct from row(${everyValue((name) => `excluded."${name}"`)})`,
    })
    // A row version that no update has made is a new row.
    .returning({ isNew: sql<boolean>`derivatives.xmax = 0` })
  return written.map(({ isNew }) => isNew)
}

async function withNumbers(tx: Db, records: readonly DerivativeRecord[]): Promise<Row[]> {
  const modelIds = await ensureCarModels(tx, records)
  const known = await knownCapIds(
    tx,
    records.map(({ storedKey }) => storedKey),
  )
  const [highest] = await tx
    .select({ capId: max(derivatives.capId) })
    .from(derivatives)
    .where(gte(derivatives.capId, firstImportedCapId))
  let next = (highest?.capId ?? firstImportedCapId - 1) + 1
  return records.map(({ manufacturer: _m, range: _r, carModel: _c, capId, ...row }, at) => ({
    ...row,
    carModelId: modelIds[at]!,
    capId: known.get(row.storedKey) ?? capId ?? next++,
  }))
}

async function knownCapIds(tx: Db, storedKeys: string[]): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  for (let from = 0; from < storedKeys.length; from += 5000) {
    const rows = await tx
      .select({ storedKey: derivatives.storedKey, capId: derivatives.capId })
      .from(derivatives)
      .where(inArray(derivatives.storedKey, storedKeys.slice(from, from + 5000)))
    for (const { storedKey, capId } of rows) known.set(storedKey, capId)
  }
  return known
}
