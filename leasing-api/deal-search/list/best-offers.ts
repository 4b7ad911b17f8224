import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { rowOrder, sortDirection } from '#core/filters/query/deal-rank.ts'
import { queryCells, type QueryCell } from '../match/query-cells.ts'
import { bestOfCell } from './best-of-cell.ts'
import { addBit, countBits, forEachBit, type BitSet } from '../sets/bit-set.ts'
import { forget, type Best, type BestOffer } from './best-accumulator.ts'
import { keepFirstOfModels, type CarModelTable } from './car-models.ts'
import type { ListReader } from './list-reader.ts'
import { rankedKey } from './ranking.ts'
import { readProviderOffers, readQueryPart } from './read-best.ts'
import { byBand, inOne, ofProviders, onlyNew, type RowGroup, type RowGroups } from './row-groups.ts'

/**
 * One page of matching derivatives, best first, each with its best matching offer, and the total
 * number. Which is best follows the sort: lowest monthly price, total or effective monthly cost; by
 * any other figure it is the lowest monthly price, and all offers are read before rows are ordered.
 * Ties go to the lower total, then monthly price, then provider name, then the earlier profile;
 * derivatives that tie stay in the catalogue's order.
 * @param cars the derivatives that pass the filters on cars
 * @param from place of the first to show, from 0; up to, not including, `to`
 * @param models where only the first derivative of each car model is wanted; `total` stays theirs
 */
export function bestOffers(
  reader: ListReader,
  query: DealQuery,
  { cars, ...page }: { cars: BitSet } & Page,
): { total: number; shown: BestOffer[] } {
  if (query.providers.length > 0) {
    return bestOfGroups(reader, query, ofProviders(reader, query, cars), page, readProviders)
  }
  const isByMonth = query.sort === 'minPayment|asc' || query.sort === 'minPayment|desc'
  if (!isByMonth) return bestOfGroups(reader, query, inOne(reader, query, cars), page)
  const cells = queryCells(reader.index.space, reader.cells, query)
  const [only] = cells
  if (only && cells.length === 1 && query.sort === 'minPayment|asc' && isOfWholeBands(only)) {
    return bestOfCell(reader, only, cars, page.from, page.to, page.models)
  }
  return bestOfGroups(reader, query, byBand(reader, query, cells, cars), page)
}

type Page = { from: number; to: number; models?: CarModelTable }

function isOfWholeBands({ parts }: QueryCell): boolean {
  return parts === null || parts.every(({ isWhole }) => isWhole)
}

function bestOfGroups(
  reader: ListReader,
  query: DealQuery,
  { total, groups }: RowGroups,
  { from, to, models }: Page,
  read: ReadGroup = readParts,
): { total: number; shown: BestOffer[] } {
  const { best, ranking } = reader
  const order = orderOf(reader, query, best)
  const shown: BestOffer[] = []
  let before = 0
  for (const group of models ? onlyNew(reader, groups, models) : groups) {
    const { members, size, rows } = group
    const [first, end] = [Math.max(from - before, 0), Math.min(to - before, rows)]
    before += rows
    // Bands are in the order of the list: only those on the page are read.
    if (first >= end) continue
    const derivatives = numbersIn(members, size)
    forget(best, derivatives)
    read(reader, query, group, derivatives, end, models)
    order.putKeys(derivatives)
    if (models) {
      const modelOf = (derivative: number) => models.of[derivative]!
      keepFirstOfModels(ranking.keys, size, models, modelOf, order.compareTied)
    }
    const ranked = ranking.first(rows, end, order.compareTied)
    for (const derivative of ranked.slice(first, end)) {
      shown.push({ derivative, offer: best.offerOf[derivative]! })
    }
    if (before >= to) break
  }
  return { total, shown }
}

/** Fills the accumulator with the best offers of a group's derivatives. */
type ReadGroup = (
  reader: ListReader,
  query: DealQuery,
  group: RowGroup,
  derivatives: Uint16Array,
  count: number,
  models?: CarModelTable,
) => void

const readProviders: ReadGroup = (reader, query, { members }) =>
  readProviderOffers(reader, query, members, reader.best)

/**
 * Reads the best offers of derivatives, at least of the first `count` rows: stops once that many
 * rank below the lower bound of all remaining parts.
 */
function readParts(
  reader: ListReader,
  query: DealQuery,
  { parts, members }: RowGroup,
  derivatives: Uint16Array,
  count: number,
  models?: CarModelTable,
): void {
  const { best, scratch } = reader
  let read = 0
  for (const { queryCell, part, least = 0 } of parts) {
    // Checking costs as much as reading as many entries, so it is not done before each of many
    // parts.
    if (least > 0 && read > derivatives.length) {
      const below = models
        ? countModelsBelow(best, derivatives, least, models, scratch.take())
        : countBelow(best, derivatives, least)
      if (below >= count) return
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

function countModelsBelow(
  { rankOf }: Best,
  derivatives: Uint16Array,
  rank: number,
  { of }: CarModelTable,
  met: BitSet,
): number {
  for (let at = 0; at < derivatives.length; at++) {
    if (rankOf[derivatives[at]!]! < rank) addBit(met, of[derivatives[at]!]!)
  }
  return countBits(met)
}

/** The sort order of derivatives, once their best offers are known. */
function orderOf(
  { columns, ranking, rowFigures }: ListReader,
  query: DealQuery,
  { offerOf, rankOf }: Best,
) {
  const { totalPence, monthlyPence } = columns
  const direction = sortDirection(query.sort)
  const byFigure = rowOrder(query.sort)
  return {
    putKeys(derivatives: Uint16Array) {
      for (let at = 0; at < derivatives.length; at++) {
        const derivative = derivatives[at]!
        const place = byFigure
          ? byFigure(rowFigures(derivative, offerOf[derivative]!))
          : direction * rankOf[derivative]!
        ranking.keys[at] = rankedKey(place, derivative)
      }
    },
    compareTied(a: number, b: number): number {
      const [left, right] = [offerOf[a]!, offerOf[b]!]
      return (
        // Rows of one figure stand by their price; by price it is the same for both.
        rankOf[a]! - rankOf[b]! ||
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
