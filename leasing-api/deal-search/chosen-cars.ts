import type { DealQuery } from '#core/filters/deal-query.ts'
import type { CarModel, Catalogue, Range } from '../queries/catalogue/read-catalogue.ts'
import type { Named } from '#core/vehicle/derivative.ts'

/** The ids that a query's makes, ranges and models mean; null where it restricts nothing. */
export type ChosenCars = {
  manufacturerIds: Set<number> | null
  rangeIds: Set<number> | null
  carModelIds: Set<number> | null
}

/** Texts that mean nothing we know choose nothing: a query for them finds no cars. */
export function chosenCars(catalogue: Catalogue, query: DealQuery): ChosenCars {
  const makes = query.manufacturers.flatMap((text) => manufacturersNamed(catalogue, text))
  const ranges = query.ranges.flatMap((text) => rangesNamed(catalogue, text, makes))
  const models = query.carModels.flatMap((text) => carModelsNamed(catalogue, text, ranges))
  return {
    manufacturerIds: idsOf(query.manufacturers, makes),
    rangeIds: idsOf(query.ranges, ranges),
    carModelIds: idsOf(query.carModels, models),
  }
}

/** The make with this slug or id. */
export function manufacturersNamed(catalogue: Catalogue, text: string): Named[] {
  return matching(catalogue.manufacturers, text)
}

/**
 * The ranges a text means: `make.range`, or a slug or id. A slug counts among the given makes
 * first, since names of ranges (208, 3008) look like ids.
 */
export function rangesNamed(catalogue: Catalogue, text: string, makes: readonly Named[]): Range[] {
  const [make, slug] = text.split('.')
  if (slug !== undefined) {
    const ids = manufacturersNamed(catalogue, make!).map(({ id }) => id)
    return catalogue.ranges.filter((row) => row.slug === slug && ids.includes(row.manufacturerId))
  }
  const ofMakes = catalogue.ranges.filter((row) =>
    makes.some(({ id }) => id === row.manufacturerId),
  )
  const bySlug = ofMakes.filter((row) => row.slug === text)
  return bySlug.length > 0 ? bySlug : matching(catalogue.ranges, text)
}

/** The car models a text means: `make.range.model`, or a slug or id, a slug among the given ranges first. */
export function carModelsNamed(
  catalogue: Catalogue,
  text: string,
  ranges: readonly Range[],
): CarModel[] {
  const [make, range, slug] = text.split('.')
  if (slug !== undefined) {
    const ids = rangesNamed(catalogue, `${make}.${range}`, []).map(({ id }) => id)
    return catalogue.carModels.filter((row) => row.slug === slug && ids.includes(row.rangeId))
  }
  const ofRanges = catalogue.carModels.filter((row) => ranges.some(({ id }) => id === row.rangeId))
  const bySlug = ofRanges.filter((row) => row.slug === text)
  return bySlug.length > 0 ? bySlug : matching(catalogue.carModels, text)
}

function matching<Row extends Named>(rows: readonly Row[], text: string): Row[] {
  const byId = /^\d+$/.test(text) ? rows.filter((row) => row.id === Number(text)) : []
  return byId.length > 0 ? byId : rows.filter((row) => row.slug === text)
}

function idsOf(texts: readonly string[], rows: readonly { id: number }[]): Set<number> | null {
  return texts.length === 0 ? null : new Set(rows.map(({ id }) => id))
}
