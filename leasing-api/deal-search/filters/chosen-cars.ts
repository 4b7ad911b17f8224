import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { CarModel, Catalogue, Range } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { namesOf, type NamedRows } from './catalogue-names.ts'

/** The ids of a query's makes, ranges and models; null where it restricts nothing. */
export type ChosenCars = {
  manufacturerIds: Set<number> | null
  rangeIds: Set<number> | null
  carModelIds: Set<number> | null
}

/** Resolves names to ids. Unknown names give empty lists: a query for them finds no cars. */
export function chosenCars(catalogue: Catalogue, query: DealQuery): ChosenCars {
  if (choosesNoNames(query)) return noNames
  const makes = query.manufacturers.flatMap((text) => manufacturersNamed(catalogue, text))
  const ranges = query.ranges.flatMap((text) => rangesNamed(catalogue, text, makes))
  const models = query.carModels.flatMap((text) => carModelsNamed(catalogue, text, ranges))
  return {
    manufacturerIds: idsOf(query.manufacturers, makes),
    rangeIds: idsOf(query.ranges, ranges),
    carModelIds: idsOf(query.carModels, models),
  }
}

const noNames: ChosenCars = { manufacturerIds: null, rangeIds: null, carModelIds: null }

function choosesNoNames({ manufacturers, ranges, carModels }: DealQuery): boolean {
  return manufacturers.length === 0 && ranges.length === 0 && carModels.length === 0
}

/** The makes with this slug or id. */
export function manufacturersNamed(catalogue: Catalogue, text: string): Named[] {
  return matching(namesOf(catalogue).manufacturers, text)
}

/**
 * The ranges with a name: `make.range`, or a slug or id. Slugs of the given makes come first, since
 * names of ranges (208, 3008) look like ids.
 */
export function rangesNamed(catalogue: Catalogue, text: string, makes: readonly Named[]): Range[] {
  const { ranges } = namesOf(catalogue)
  const [make, slug] = text.split('.')
  if (slug !== undefined) return rangesOf(ranges, slug, manufacturersNamed(catalogue, make!))
  const bySlug = rangesOf(ranges, text, makes)
  return bySlug.length > 0 ? bySlug : matching(ranges, text)
}

function rangesOf(ranges: NamedRows<Range>, slug: string, makes: readonly Named[]): Range[] {
  const named = ranges.bySlug.get(slug) ?? []
  return named.filter(({ manufacturerId }) => makes.some(({ id }) => id === manufacturerId))
}

/**
 * The car models with a name: `make.range.model`, or a slug or id, slugs of the given ranges first.
 */
export function carModelsNamed(
  catalogue: Catalogue,
  text: string,
  ranges: readonly Range[],
): CarModel[] {
  const { carModels } = namesOf(catalogue)
  const [make, range, slug] = text.split('.')
  if (slug !== undefined) {
    return carModelsOf(carModels, slug, rangesNamed(catalogue, `${make}.${range}`, []))
  }
  const bySlug = carModelsOf(carModels, text, ranges)
  return bySlug.length > 0 ? bySlug : matching(carModels, text)
}

function carModelsOf(
  carModels: NamedRows<CarModel>,
  slug: string,
  ranges: readonly Range[],
): CarModel[] {
  const named = carModels.bySlug.get(slug) ?? []
  return named.filter(({ rangeId }) => ranges.some(({ id }) => id === rangeId))
}

function matching<Row extends Named>({ byId, bySlug }: NamedRows<Row>, text: string): Row[] {
  const row = /^\d+$/.test(text) ? byId.get(Number(text)) : undefined
  return row ? [row] : [...(bySlug.get(text) ?? [])]
}

function idsOf(texts: readonly string[], rows: readonly { id: number }[]): Set<number> | null {
  return texts.length === 0 ? null : new Set(rows.map(({ id }) => id))
}
