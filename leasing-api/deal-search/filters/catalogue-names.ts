import type { Derivative, Named } from '#core/vehicle/derivative.ts'
import type { CarModel, Catalogue, Range } from '#leasing-api/queries/catalogue/read-catalogue.ts'

/** Makes, ranges and models of a catalogue by id and slug, for lookups. */
export type CatalogueNames = {
  manufacturers: NamedRows<Named>
  ranges: NamedRows<Range>
  carModels: NamedRows<CarModel>
  /** The ranges of each make by its id, in the catalogue's order. */
  rangesOf: ReadonlyMap<number, readonly Range[]>
}

export type NamedRows<Row extends Named> = {
  byId: ReadonlyMap<number, Row>
  /** Rows of different parents may share a slug; in the catalogue's order. */
  bySlug: ReadonlyMap<string, readonly Row[]>
}

/** Cached by catalogue, which is immutable and read by every request. */
const known = new WeakMap<Catalogue, CatalogueNames>()

export function namesOf(catalogue: Catalogue): CatalogueNames {
  let names = known.get(catalogue)
  if (names === undefined) {
    names = {
      manufacturers: namedRows(catalogue.manufacturers),
      ranges: namedRows(catalogue.ranges),
      carModels: namedRows(catalogue.carModels),
      rangesOf: Map.groupBy(catalogue.ranges, ({ manufacturerId }) => manufacturerId),
    }
    known.set(catalogue, names)
  }
  return names
}

function namedRows<Row extends Named>(rows: readonly Row[]): NamedRows<Row> {
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    bySlug: Map.groupBy(rows, ({ slug }) => slug),
  }
}

/** A make that has prices, with its ranges that have. */
export type QuotedManufacturer = Named & { derivatives: number; ranges: Range[] }

/** The makes that have prices, by name. @param isQuoted by derivative: 1 for one with an offer */
export function quotedManufacturers(
  catalogue: Catalogue,
  derivatives: readonly Derivative[],
  isQuoted: Uint8Array,
): QuotedManufacturer[] {
  const rangeIds = new Set<number>()
  const counts = new Map<number, number>()
  for (const [position, { manufacturer, range }] of derivatives.entries()) {
    if (isQuoted[position] === 0) continue
    rangeIds.add(range.id)
    counts.set(manufacturer.id, (counts.get(manufacturer.id) ?? 0) + 1)
  }
  const { rangesOf } = namesOf(catalogue)
  return catalogue.manufacturers
    .map((make) => ({
      ...make,
      derivatives: counts.get(make.id) ?? 0,
      ranges: (rangesOf.get(make.id) ?? []).filter(({ id }) => rangeIds.has(id)),
    }))
    .filter((make) => make.derivatives > 0)
}
