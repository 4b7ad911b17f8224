import { eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { dataSet } from '#leasing-api/db/schema/index.ts'

export type DataSet = Omit<typeof dataSet.$inferSelect, 'id'>

/**
 * The kind of data in this database; pages say "illustrative prices" while it is a demonstration.
 */
export async function readDataSet(db: Db): Promise<DataSet> {
  const [row] = await db.select().from(dataSet).where(eq(dataSet.id, 1))
  if (!row)
    throw new Error('The table data_set is empty. Restore a back-up or start on an empty database.')
  const { isDemonstration, catalogueFingerprint, seededDay } = row
  return { isDemonstration, catalogueFingerprint, seededDay }
}

/** Updates the record of the data; missing fields stay. */
export async function updateDataSet(db: Db, changes: Partial<DataSet>): Promise<void> {
  await db.update(dataSet).set(changes).where(eq(dataSet.id, 1))
}
