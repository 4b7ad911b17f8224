import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { rowOrder, sortDirection } from '#core/filters/query/deal-rank.ts'
import { wholeBands } from '../index/price-bands.ts'
import { matchingBands, type MatchingBands } from '../match/matching-bands.ts'
import { addQueryPart, matchingCars } from '../match/matching-cars.ts'
import {
  offerQueryKey,
  queryCells,
  queryPartsOf,
  type QueryCell,
  type QueryPart,
} from '../match/query-cells.ts'
import { countBits, countCommon, keepCommon, type BitSet } from '../sets/bit-set.ts'
import { getOrMake } from '../sets/get-or-make.ts'
import { keepNewModels, type CarModelTable } from './car-models.ts'
import { leastRank } from './least-rank.ts'
import type { ListReader } from './list-reader.ts'

/** Number of matching derivatives, and their groups in list order, computed lazily. */
export type RowGroups = { total: number; groups: Iterable<RowGroup> }

/** A part with the lower bound `least` of its offers' ranks; such parts come in its order. */
export type PartToRead = QueryPart & { least?: number }

/** A group of `size` derivatives adjacent in the list, the rows they make, and the parts to read for it. */
export type RowGroup = { parts: readonly PartToRead[]; members: BitSet; size: number; rows: number }

/** Leaves out of each group the car models of those before it; a row is a model. */
export function* onlyNew(
  { scratch }: ListReader,
  groups: Iterable<RowGroup>,
  models: CarModelTable,
): Generator<RowGroup> {
  const seen = scratch.take()
  for (const group of groups) {
    const rows = keepNewModels(group.members, models, seen)
    yield { ...group, size: countBits(group.members), rows }
  }
}

/** Groups the wanted derivatives by the cheapest band they match in, in list order. */
export function byBand(
  reader: ListReader,
  query: DealQuery,
  cells: readonly QueryCell[],
  cars: BitSet,
): RowGroups {
  const bands = getOrMake(reader.bandCache, offerQueryKey(query), (evicted) =>
    matchingBands(reader, cells, evicted?.pool),
  )
  return { total: countCommon(bands.all, cars), groups: bandGroups(reader, bands, query, cars) }
}

function* bandGroups(
  { scratch }: ListReader,
  bands: MatchingBands,
  query: DealQuery,
  cars: BitSet,
): Generator<RowGroup> {
  const order = sortDirection(query.sort) === 1 ? wholeBands : wholeBands.toReversed()
  for (const { band } of order) {
    const members = scratch.take()
    members.set(bands.membersOf(band))
    keepCommon(members, cars)
    const size = countBits(members)
    yield { parts: bands.partsOf(band), members, size, rows: size }
  }
}

export function inOne(reader: ListReader, query: DealQuery, cars: BitSet): RowGroups {
  // Totals of different terms come from cells of one term each: a cell of any term has effective
  // costs.
  const apart = { terms: query.sort === 'totalCost|asc' }
  const cells = queryCells(reader.index.space, reader.cells, query, apart)
  // What is read last may come first, so nothing may be left unread.
  const isByFigure = rowOrder(query.sort) !== null
  const parts = wholeBands
    .flatMap(({ band }) => queryPartsOf(cells, band))
    .map((each) => ({
      ...each,
      least: isByFigure ? 0 : leastRank(reader.index.space, query, each),
    }))
    .toSorted((left, right) => left.least - right.least)
  const members = reader.scratch.take()
  for (const { queryCell, part } of parts) addQueryPart(reader, members, queryCell, part)
  keepCommon(members, cars)
  const size = countBits(members)
  return { total: size, groups: [{ parts, members, size, rows: size }] }
}

/** The derivatives with an offer of the query's providers, in one group without parts of the index. */
export function ofProviders(reader: ListReader, query: DealQuery, cars: BitSet): RowGroups {
  const members = reader.scratch.take()
  members.set(matchingCars(reader, query, undefined, reader.scratch))
  keepCommon(members, cars)
  const size = countBits(members)
  return { total: size, groups: [{ parts: [], members, size, rows: size }] }
}
