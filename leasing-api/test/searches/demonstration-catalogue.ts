import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SearchCatalogue } from '#core/search/search-index.ts'
import type { SearchedGuide } from '#core/search/found-guides.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { expandMake } from '#leasing-api/catalogue/expand-make.ts'

/** The demonstration's cars and guides as a search knows them, without a database; for tests. */
export function demonstrationCatalogue(): {
  catalogue: SearchCatalogue
  guides: SearchedGuide[]
  /** The names of ranges by make and range, `kia.ev3`. */
  rangeNames: ReadonlyMap<string, string>
} {
  const makes = authoredCatalogue.map(({ slug, name }, at) => ({ id: at + 1, slug, name }))
  const ranges = authoredCatalogue.flatMap((make, at) =>
    make.ranges.map(({ slug, name }) => ({ slug, name, manufacturerId: at + 1 })),
  )
  const numbered = ranges.map((range, at) => ({ ...range, id: at + 1 }))
  const keyOf = (make: string, range: string) => `${make}.${range}`
  const rangeIds = new Map(
    numbered.map(({ id, slug, manufacturerId }) => [
      keyOf(makes[manufacturerId - 1]!.slug, slug),
      id,
    ]),
  )
  const derivatives = authoredCatalogue.flatMap(expandMake).map((car) => ({
    capId: String(car.capId),
    name: car.name,
    bodyType: car.bodyType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seats: car.seats,
    rangeId: rangeIds.get(keyOf(car.manufacturer.slug, car.range.slug))!,
    modelName: car.carModel.name,
  }))
  const rangeNames = new Map(
    numbered.map((range) => {
      const manufacturer = makes[range.manufacturerId - 1]!
      return [keyOf(manufacturer.slug, range.slug), carName({ manufacturer, range })] as const
    }),
  )
  return { catalogue: { makes, ranges: numbered, derivatives }, guides: seedGuides(), rangeNames }
}

function seedGuides(): SearchedGuide[] {
  const folder = path.resolve(import.meta.dirname, '../../../seed/content/guides')
  return readdirSync(folder).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const field = (name: string) => new RegExp(`^${name}: '?(.+?)'?$`, 'm').exec(text)![1]!
    return { slug: file.replace('.md', ''), category: field('category'), title: field('title') }
  })
}
