import type { Db } from '#leasing-api/db/db.ts'
import { derivatives } from '#leasing-api/db/schema/index.ts'

/** The ids of all derivatives beside their capIds, as columns: all that an import needs of the catalogue. */
export type DerivativeIds = { capIds: Float64Array; ids: Int32Array }

export async function readDerivativeIds(db: Db): Promise<DerivativeIds> {
  const rows = await db.select({ capId: derivatives.capId, id: derivatives.id }).from(derivatives)
  return {
    capIds: Float64Array.from(rows, ({ capId }) => capId),
    ids: Int32Array.from(rows, ({ id }) => id),
  }
}
