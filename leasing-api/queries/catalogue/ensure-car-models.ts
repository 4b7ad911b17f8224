import type { Db } from '#leasing-api/db/db.ts'
import { carModels, manufacturers, ranges } from '#leasing-api/db/schema/index.ts'

/** Where a derivative belongs. Names are taken when a slug is new and left alone afterwards. */
export type CarModelPath = {
  manufacturer: { slug: string; name: string }
  range: { slug: string; name: string; kind: 'car' | 'van' }
  carModel: { slug: string; name: string }
}

/** The ids of the car models these paths name, in their order; makes, ranges and models are added as needed. */
export async function ensureCarModels(db: Db, paths: readonly CarModelPath[]): Promise<number[]> {
  if (paths.length === 0) return []
  const makes = unique(paths, ({ manufacturer }) => manufacturer.slug)
  await db
    .insert(manufacturers)
    .values(makes.map(({ manufacturer: { slug, name } }) => ({ slug, name })))
    .onConflictDoNothing()
  const makeIds = new Map((await db.select().from(manufacturers)).map(({ slug, id }) => [slug, id]))

  const rangeKey = ({ manufacturer, range }: CarModelPath) =>
    `${makeIds.get(manufacturer.slug)} ${range.slug}`
  await db
    .insert(ranges)
    .values(
      unique(paths, rangeKey).map(({ manufacturer, range: { slug, name, kind } }) => ({
        slug,
        name,
        kind,
        manufacturerId: makeIds.get(manufacturer.slug)!,
      })),
    )
    .onConflictDoNothing()
  const rangeIds = new Map(
    (await db.select().from(ranges)).map((row) => [`${row.manufacturerId} ${row.slug}`, row.id]),
  )

  const modelKey = (path: CarModelPath) => `${rangeIds.get(rangeKey(path))} ${path.carModel.slug}`
  await db
    .insert(carModels)
    .values(
      unique(paths, modelKey).map((path) => ({
        slug: path.carModel.slug,
        name: path.carModel.name,
        rangeId: rangeIds.get(rangeKey(path))!,
      })),
    )
    .onConflictDoNothing()
  const modelIds = new Map(
    (await db.select().from(carModels)).map((row) => [`${row.rangeId} ${row.slug}`, row.id]),
  )
  return paths.map((path) => modelIds.get(modelKey(path))!)
}

function unique<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}
