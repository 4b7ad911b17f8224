import { eq } from 'drizzle-orm'
import type { Derivative, Named } from '#core/vehicle/derivative.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { carModels, derivatives, manufacturers, ranges } from '#leasing-api/db/schema/index.ts'

/** A derivative with what only the leasing API needs of it. */
export type CatalogueDerivative = {
  id: number
  storedKey: string
  source: 'authored' | 'vca'
  /** When its catalogue first came without it; it then has no offers. Null for all others. Rule C-196. */
  withdrawnAt: Date | null
  derivative: Derivative
}

export type Range = Named & { manufacturerId: number; kind: 'car' | 'van' }
export type CarModel = Named & { rangeId: number }

export type Catalogue = {
  manufacturers: Named[]
  ranges: Range[]
  carModels: CarModel[]
  /** In the order lists fall back on: make, range, model, name, capId. */
  derivatives: CatalogueDerivative[]
}

/** Everything about every car, with or without rates. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const makeRows = await db.select().from(manufacturers)
  const rangeRows = await db.select().from(ranges)
  const modelRows = await db.select().from(carModels)
  const rows = await db
    .select({
      row: derivatives,
      manufacturer: manufacturers,
      range: { id: ranges.id, slug: ranges.slug, name: ranges.name },
      carModel: { id: carModels.id, slug: carModels.slug, name: carModels.name },
    })
    .from(derivatives)
    .innerJoin(carModels, eq(carModels.id, derivatives.carModelId))
    .innerJoin(ranges, eq(ranges.id, carModels.rangeId))
    .innerJoin(manufacturers, eq(manufacturers.id, ranges.manufacturerId))
  const derivativesByName = rows
    .map(({ row, ...names }) => {
      const { id, storedKey, source, withdrawnAt, carModelId: _, capId, ...facts } = row
      const derivative = { capId: String(capId), ...names, ...facts }
      return { id, storedKey, source, withdrawnAt, derivative }
    })
    .toSorted(
      ({ derivative: a }, { derivative: b }) =>
        byName(a.manufacturer, b.manufacturer) ||
        byName(a.range, b.range) ||
        byName(a.carModel, b.carModel) ||
        byText(a.name, b.name) ||
        Number(a.capId) - Number(b.capId),
    )
  return {
    manufacturers: makeRows.toSorted(byName),
    ranges: rangeRows.toSorted(byName),
    carModels: modelRows.toSorted(byName),
    derivatives: derivativesByName,
  }
}

/** The ids of all derivatives beside their capIds, as columns: all that an import needs of the catalogue. */
export async function readDerivativeIds(
  db: Db,
): Promise<{ capIds: Float64Array; ids: Int32Array }> {
  const rows = await db.select({ capId: derivatives.capId, id: derivatives.id }).from(derivatives)
  return {
    capIds: Float64Array.from(rows, ({ capId }) => capId),
    ids: Int32Array.from(rows, ({ id }) => id),
  }
}

// Sorted here and not by the database, whose collation depends on how it was made.
const collator = new Intl.Collator('en-GB', { numeric: true })

function byText(left: string, right: string): number {
  return collator.compare(left, right)
}

function byName(left: Named, right: Named): number {
  return byText(left.name, right.name) || left.id - right.id
}
