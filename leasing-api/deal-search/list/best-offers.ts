import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { sortDirection } from '#core/filters/query/deal-rank.ts'
import {
  queryCells,
  queryPartsOf,
  offerQueryKey,
  type QueryCell,
  type QueryPart,
} from '../match/query-cells.ts'
import { bestOfCell } from './best-of-cell.ts'
import { countBits, countCommon, forEachBit, keepCommon, type BitSet } from '../sets/bit-set.ts'
import { getOrMake } from '../sets/get-or-make.ts'
import { forget, type Best, type BestOffer } from './best-accumulator.ts'
import { leastRank } from './least-rank.ts'
import { matchingBands, type MatchingBands } from '../match/matching-bands.ts'
import { addQueryPart } from '../match/matching-cars.ts'
import { wholeBands } from '../index/price-bands.ts'
import { rankedKey } from './ranking.ts'
import { readQueryPart } from './read-best.ts'
import type { ListReader } from './list-reader.ts'

/**
 * One page of matching derivatives, best first, each with its best matching offer, and the total
 * number. Which is best follows the sort: lowest monthly price, total or effective monthly cost.
 * Ties go to the lower total, then monthly price, then provider name, then the earlier profile;
 * derivatives that tie stay in the catalogue's order.
 * @param cars the derivatives that pass the filters on cars
 * @param from place of the first to show, from 0; up to, not including, `to`
 */
export function bestOffers(
  reader: ListReader,
  query: DealQuery,
  { cars, from, to }: { cars: BitSet; from: number; to: number },
): { total: number; shown: BestOffer[] } {
  const isByMonth = query.sort === 'minPayment|asc' || query.sort === 'minPayment|desc'
  if (!isByMonth) return bestOfGroups(reader, query, inOne(reader, query, cars), from, to)
  const cells = queryCells(reader.index.space, reader.cells, query)
  const [only] = cells
  if (only && cells.length === 1 && query.sort === 'minPayment|asc' && isOfWholeBands(only)) {
    return bestOfCell(reader, only, cars, from, to)
  }
  return bestOfGroups(reader, query, byBand(reader, query, cells, cars), from, to)
}

function isOfWholeBands({ parts }: QueryCell): boolean {
  return parts === null || parts.every(({ isWhole }) => isWhole)
}

function bestOfGroups(
  reader: ListReader,
  query: DealQuery,
  { total, groups }: Grouped,
  from: number,
  to: number,
): { total: number; shown: BestOffer[] } {
  const { best, ranking } = reader
  const order = orderOf(reader, query, best)
  const shown: BestOffer[] = []
  let before = 0
  for (const { parts, members, size } of groups) {
    const [first, end] = [Math.max(from - before, 0), Math.min(to - before, size)]
    before += size
    // Bands are in the order of the list: only those on the page are read.
    if (first >= end) continue
    const derivatives = numbersIn(members, size)
    forget(best, derivatives)
    readParts(reader, query, parts, members, derivatives, end)
    order.putKeys(derivatives)
    const ranked = ranking.first(size, end, order.compareTied)
    for (const derivative of ranked.slice(first, end)) {
      shown.push({ derivative, offer: best.offerOf[derivative]! })
    }
    if (before >= to) break
  }
  return { total, shown }
}

/** Number of matching derivatives, and their groups in list order, computed lazily. */
type Grouped = { total: number; groups: Iterable<Group> }

/** A part with the lower bound `least` of its offers' ranks; such parts come in its order. */
type PartToRead = QueryPart & { least?: number }

/** A group of derivatives adjacent in the list, and the parts to read for it. */
type Group = { parts: readonly PartToRead[]; members: BitSet; size: number }

/** Groups the wanted derivatives by the cheapest band they match in, in list order. */
function byBand(
  reader: ListReader,
  query: DealQuery,
  cells: readonly QueryCell[],
  cars: BitSet,
): Grouped {
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
): Generator<Group> {
  const order = sortDirection(query.sort) === 1 ? wholeBands : wholeBands.toReversed()
  for (const { band } of order) {
    const members = scratch.take()
    members.set(bands.membersOf(band))
    keepCommon(members, cars)
    yield { parts: bands.partsOf(band), members, size: countBits(members) }
  }
}

function inOne(reader: ListReader, query: DealQuery, cars: BitSet): Grouped {
  // Totals of different terms come from cells of one term each: a cell of any term has effective
  // costs.
  const apart = { terms: query.sort === 'totalCost|asc' }
  const cells = queryCells(reader.index.space, reader.cells, query, apart)
  const parts = wholeBands
    .flatMap(({ band }) => queryPartsOf(cells, band))
    .map((each) => ({ ...each, least: leastRank(reader.index.space, query, each) }))
    .toSorted((left, right) => left.least - right.least)
  const members = reader.scratch.take()
  for (const { queryCell, part } of parts) addQueryPart(reader, members, queryCell, part)
  keepCommon(members, cars)
  const size = countBits(members)
  return { total: size, groups: [{ parts, members, size }] }
}

/**
 * Reads the best offers of derivatives, at least of the first `count`: stops once that many rank
 * below the lower bound of all remaining parts.
 */
function readParts(
  reader: ListReader,
  query: DealQuery,
  parts: readonly PartToRead[],
  members: BitSet,
  derivatives: Uint16Array,
  count: number,
): void {
  const { best } = reader
  let read = 0
  for (const { queryCell, part, least = 0 } of parts) {
    // Checking costs as much as reading as many entries, so it is not done before each of many
    // parts.
    if (least > 0 && read > derivatives.length) {
      if (countBelow(best, derivatives, least) >= count) return
      read = 0
    }
    read += readQueryPart(reader, query, queryCell, part, members, best)
  }
}

function countBelow({ rankOf }: Best, derivatives: Uint16Array, rank: number): number {
  let count = 0
  for (let at = 0; at < derivatives.length; at++) if (rankOf[derivatives[at]!]! < rank) count++
  return count
}

/** The sort order of derivatives, once their best offers are known. */
function orderOf({ columns, ranking }: ListReader, query: DealQuery, { offerOf, rankOf }: Best) {
  const { totalPence, monthlyPence } = columns
  const direction = sortDirection(query.sort)
  return {
    putKeys(derivatives: Uint16Array) {
      for (let at = 0; at < derivatives.length; at++) {
        const derivative = derivatives[at]!
        ranking.keys[at] = rankedKey(direction * rankOf[derivative]!, derivative)
      }
    },
    compareTied(a: number, b: number): number {
      const [left, right] = [offerOf[a]!, offerOf[b]!]
      return (
        totalPence[left]! - totalPence[right]! ||
        monthlyPence[left]! - monthlyPence[right]! ||
        a - b
      )
    },
  }
}

function numbersIn(bits: BitSet, size: number): Uint16Array {
  const numbers = new Uint16Array(size)
  let count = 0
  forEachBit(bits, (number) => (numbers[count++] = number))
  return numbers
}
