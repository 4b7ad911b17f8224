import type { DealQuery } from '#core/filters/deal-query.ts'
import { dealRank, sortDirection } from '#core/filters/deal-rank.ts'
import { askedCells, type AskedCell } from './asked-offers.ts'
import { forEachBit, type BitSet } from './bit-set.ts'
import type { BandPart } from './price-bands.ts'
import { isShownBefore } from './rate-columns.ts'
import {
  entriesOf,
  entriesOfCell,
  forOffersWithin,
  isWithinPart,
  type IndexReader,
} from './read-entries.ts'
import { firstRanked } from './first-ranked.ts'

/** A derivative in a list with its best matching offer, both as positions. */
export type BestOffer = { derivative: number; offer: number }

const none = 0xffff_ffff

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
  const { offerOf, rankOf } = bestByDerivative(reader, query)
  const { totalPence, monthlyPence } = reader.columns
  const found = new Uint16Array(reader.size)
  let total = 0
  forEachBit(cars, (derivative) => {
    if (offerOf[derivative] !== none) found[total++] = derivative
  })
  const direction = sortDirection(query.sort)
  const compare = (a: number, b: number) => {
    const [left, right] = [offerOf[a]!, offerOf[b]!]
    return (
      direction * (rankOf[a]! - rankOf[b]!) ||
      totalPence[left]! - totalPence[right]! ||
      monthlyPence[left]! - monthlyPence[right]! ||
      a - b
    )
  }
  const first = firstRanked(found.subarray(0, total), to, compare, (derivative) =>
    direction === 1 ? rankOf[derivative]! : -rankOf[derivative]!,
  )
  const shown = Array.from(first.subarray(from, to), (derivative) => ({
    derivative,
    offer: offerOf[derivative]!,
  }))
  return { total, shown }
}

type Best = {
  /** By derivative: its best offer, or `none`. */
  offerOf: Uint32Array
  /** What the sort goes by, of that offer. */
  rankOf: Uint32Array
}

/** The best matching offer of every derivative, whatever the car. */
function bestByDerivative(reader: IndexReader, query: DealQuery): Best {
  const best = {
    offerOf: new Uint32Array(reader.size).fill(none),
    rankOf: new Uint32Array(reader.size).fill(none),
  }
  // Totals of different terms come from cells of one term each: a cell of any term knows effective costs.
  const isTermWanted = query.sort === 'totalCost|asc'
  for (const asked of askedCells(reader.index.space, reader.cells, query, isTermWanted)) {
    const columns = sortColumns(reader, query, asked)
    if (asked.parts === null) {
      readWhole(reader, best, columns, ...entriesOfCell(reader.index, asked.cell))
    } else {
      for (const part of asked.parts) {
        const entries = entriesOf(reader.index, asked.cell, part.band)
        if (part.isWhole) readWhole(reader, best, columns, ...entries)
        else readPart(reader, query, best, columns, asked, part, ...entries)
      }
    }
  }
  return best
}

/** The entry columns a sort goes by, and what turns an entry's figure into it. */
type SortColumns = {
  offers: Uint32Array
  figures: Uint32Array
  /** Null where the figure is what the sort goes by. */
  convert: ((figure: number) => number) | null
}

function sortColumns({ index }: IndexReader, query: DealQuery, { place }: AskedCell): SortColumns {
  if (query.sort === 'minPayment|asc' || query.sort === 'minPayment|desc') {
    return { offers: index.monthlyOffer, figures: index.monthlyPence, convert: null }
  }
  const [offers, figures] = [index.valueOffer, index.valuePence]
  if (query.sort === 'totalCost|asc' || place.term === null) {
    return { offers, figures, convert: null }
  }
  const rank = dealRank(query.sort, index.space[place.financeType].terms[place.term]!)
  return { offers, figures, convert: (total) => rank(0, total) }
}

function readWhole(
  { index, columns }: IndexReader,
  { offerOf, rankOf }: Best,
  { offers, figures, convert }: SortColumns,
  from: number,
  to: number,
): void {
  const { derivative } = index
  for (let entry = from; entry < to; entry++) {
    const car = derivative[entry]!
    const figure = figures[entry]!
    const rank = convert === null ? figure : convert(figure)
    const known = rankOf[car]!
    if (rank > known) continue
    if (rank < known || isShownBefore(columns, offers[entry]!, offerOf[car]!)) {
      rankOf[car] = rank
      offerOf[car] = offers[entry]!
    }
  }
}

/** A band that limits cut: what its entries cannot tell is read from the offers themselves. */
function readPart(
  reader: IndexReader,
  query: DealQuery,
  best: Best,
  columns: SortColumns,
  asked: AskedCell,
  part: BandPart,
  from: number,
  to: number,
): void {
  const { index } = reader
  const { monthlyPence, totalPence } = reader.columns
  const isByMonth = columns.figures === index.monthlyPence
  let open: Uint8Array | null = null
  for (let entry = from; entry < to; entry++) {
    const monthly = isByMonth ? columns.figures[entry]! : monthlyPence[columns.offers[entry]!]!
    if (monthly > part.fromPence && monthly <= part.toPence) {
      readWhole(reader, best, columns, entry, entry + 1)
    } else if (isWithinPart(reader, entry, part) !== false) {
      open ??= new Uint8Array(reader.size)
      open[index.derivative[entry]!] = 1
    }
  }
  if (!open) return
  forOffersWithin(reader, asked, part, open, (car, offer, { profile }) => {
    const rank = dealRank(query.sort, profile.termMonths)(monthlyPence[offer]!, totalPence[offer]!)
    const known = best.rankOf[car]!
    const isBetter =
      rank < known || (rank === known && isShownBefore(reader.columns, offer, best.offerOf[car]!))
    if (!isBetter) return
    best.rankOf[car] = rank
    best.offerOf[car] = offer
  })
}
