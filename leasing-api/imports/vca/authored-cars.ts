import { firstImportedCapId } from '#core/contract/identifiers.ts'
import type { AuthoredMake } from '#leasing-api/catalogue/authored-make.ts'
import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type {
  Catalogue,
  CatalogueDerivative,
} from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { slugOf } from '#core/routes/slug.ts'

/** A derivative of our own catalogue with its name taken apart. */
export type AuthoredCar = { entry: CatalogueDerivative; label: string; trim: string }

/** A range of our own catalogue as it stands in the database. */
export type AuthoredRange = {
  slug: string
  name: string
  kind: 'car' | 'van'
  cars: AuthoredCar[]
  /** The body of the model that our catalogue lists first. */
  usualBody: BodyType
  /** The fuels of each car model's cars, by its slug. */
  fuels: Map<string, Set<FuelType>>
  /** Every trim of the range; a description is asked for the longest of them. */
  trims: string[]
}

/**
 * The ranges of our own catalogue by make slug. Imported cars are not among them, so an import
 * finds the same matches whether it runs for the first time or again.
 */
export function authoredRanges(
  catalogue: Pick<Catalogue, 'derivatives' | 'ranges'>,
  makes: readonly AuthoredMake[],
): Map<string, AuthoredRange[]> {
  const kinds = new Map(catalogue.ranges.map(({ id, kind }) => [id, kind]))
  const trims = trimsByModel(makes)
  const usualBodies = usualBodyByRange(makes)
  const byMake = new Map<string, Map<string, AuthoredRange>>()
  for (const entry of catalogue.derivatives) {
    const { capId, manufacturer, range, carModel, name } = entry.derivative
    if (Number(capId) >= firstImportedCapId) continue
    const ranges = byMake.get(manufacturer.slug) ?? new Map<string, AuthoredRange>()
    byMake.set(manufacturer.slug, ranges)
    const known: AuthoredRange = ranges.get(range.slug) ?? {
      slug: range.slug,
      name: range.name,
      kind: kinds.get(range.id) ?? 'car',
      usualBody: usualBodies.get(`${manufacturer.slug}/${range.slug}`) ?? entry.derivative.bodyType,
      cars: [],
      fuels: new Map(),
      trims: [],
    }
    ranges.set(range.slug, known)
    const fuels = known.fuels.get(carModel.slug) ?? new Set()
    known.fuels.set(carModel.slug, fuels.add(entry.derivative.fuelType))
    const own = trims.get(`${manufacturer.slug}/${range.slug}/${carModel.slug}`) ?? []
    const trim = own.filter((one) => name.endsWith(` ${one}`)).toSorted(longerFirst)[0] ?? ''
    known.cars.push({ entry, trim, label: trim === '' ? name : name.slice(0, -trim.length - 1) })
    known.trims = [...new Set([...known.trims, ...own])]
  }
  return new Map([...byMake].map(([make, ranges]) => [make, [...ranges.values()]]))
}

const longerFirst = (a: string, b: string) => b.length - a.length

function usualBodyByRange(makes: readonly AuthoredMake[]): Map<string, BodyType> {
  return new Map(
    makes.flatMap((make) =>
      make.ranges.flatMap((range): [string, BodyType][] =>
        range.models[0] ? [[`${make.slug}/${range.slug}`, range.models[0].body]] : [],
      ),
    ),
  )
}

function trimsByModel(makes: readonly AuthoredMake[]): Map<string, string[]> {
  return new Map(
    makes.flatMap((make) =>
      make.ranges.flatMap((range) =>
        range.models.map((model): [string, string[]] => [
          `${make.slug}/${range.slug}/${slugOf(model.name)}`,
          model.trims.map(({ name }) => name),
        ]),
      ),
    ),
  )
}
