import type { DealQuery } from '#core/filters/deal-query.ts'
import { sortDirection } from '#core/filters/deal-rank.ts'
import { askedCells, askedPartsByBand, offerQuestion, type AskedPart } from './asked-offers.ts'
import { countBits, countCommon, forEachBit, keepCommon, type BitSet } from './bit-set.ts'
import { forget, type Best } from './best.ts'
import { firstRanked } from './first-ranked.ts'
import { matchingBands, type MatchingBands } from './matching-bands.ts'
import { addAskedPart } from './matching-cars.ts'
import { readAskedPart } from './read-best.ts'
import type { IndexReader } from './read-entries.ts'

/** A derivative in a list with its best matching offer, both as positions. */
export type BestOffer = { derivative: number; offer: number }

/**
 * The first matching derivatives, best first, each with its best matching offer, and how many match
 * in all. Which is best follows the sort: lowest monthly price, total or effective monthly cost.
 * Ties go to the lower total, then monthly price, then provider name, then the earlier profile;
 * derivatives that tie stay in the catalogue's order.
 * @param cars the derivatives that pass the filters on cars
 */
export function bestOffers(
  reader: IndexReader,
  query: DealQuery,
  cars: BitSet,
  from: number,
  to: number,
): { total: number; shown: BestOffer[] } {
  const isByMonth = query.sort === 'minPayment|asc' || query.sort === 'minPayment|desc'
  const { total, groups } = isByMonth ? byBand(reader, query, cars) : inOne(reader, query, cars)
  const { best } = reader
  const order = orderOf(reader, query, best)
  const shown: BestOffer[] = []
  let before = 0
  for (const { parts, members, size } of groups) {
    const [first, end] = [Math.max(from - before, 0), Math.min(to - before, size)]
    before += size
    // Bands follow one another in the order of the list: only those on the page are read.
    if (first >= end) continue
    const derivatives = numbersIn(members, size)
    forget(best, derivatives)
    for (const { asked, part } of parts) readAskedPart(reader, query, asked, part, members, best)
    const ranked = firstRanked(derivatives, end, order.compare, order.rankOf)
    for (const derivative of ranked.subarray(first, end)) {
      shown.push({ derivative, offer: best.offerOf[derivative]! })
    }
    if (before >= to) break
  }
  return { total, shown }
}

/** How many derivatives match, and in which groups they follow one another, worked out one by one. */
type Grouped = { total: number; groups: Iterable<Group> }

/** Derivatives whose best offer lies in the same part of the list, and where to read it. */
type Group = { parts: readonly AskedPart[]; members: BitSet; size: number }

/** Each wanted derivative with the cheapest band that it matches in, in the order of the list. */
function byBand(reader: IndexReader, query: DealQuery, cars: BitSet): Grouped {
  const bands = reader.recentBands.get(offerQuestion(query), () => matchingBands(reader, query))
  return { total: countCommon(bands.all, cars), groups: bandGroups(bands, query, cars) }
}

function* bandGroups(bands: MatchingBands, query: DealQuery, cars: BitSet): Generator<Group> {
  const order = [...bands.parts.keys()]
  for (const band of sortDirection(query.sort) === 1 ? order : order.reverse()) {
    const members = bands.membersOf(band).slice()
    keepCommon(members, cars)
    yield { parts: bands.parts[band]!, members, size: countBits(members) }
  }
}

function inOne(reader: IndexReader, query: DealQuery, cars: BitSet): Grouped {
  // Totals of different terms come from cells of one term each: a cell of any term knows effective costs.
  const apart = { terms: query.sort === 'totalCost|asc' }
  const cells = askedCells(reader.index.space, reader.cells, query, apart)
  const parts = askedPartsByBand(cells).flat()
  const members = new Uint32Array(cars.length)
  for (const { asked, part } of parts) addAskedPart(reader, members, asked, part)
  keepCommon(members, cars)
  const size = countBits(members)
  return { total: size, groups: [{ parts, members, size }] }
}

/** How derivatives follow one another, once their best offers are known. */
function orderOf({ columns }: IndexReader, query: DealQuery, { offerOf, rankOf }: Best) {
  const { totalPence, monthlyPence } = columns
  const direction = sortDirection(query.sort)
  return {
    rankOf: (derivative: number) => direction * rankOf[derivative]!,
    compare(a: number, b: number): number {
      const [left, right] = [offerOf[a]!, offerOf[b]!]
      return (
        direction * (rankOf[a]! - rankOf[b]!) ||
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
