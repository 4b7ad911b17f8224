import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { dealRank } from '#core/filters/query/deal-rank.ts'
import type { MatchReader } from '../match/match-reader.ts'
import { forOffersOfProviders } from '../match/offers-of-providers.ts'
import type { QueryCell } from '../match/query-cells.ts'
import type { Best } from './best-accumulator.ts'
import { hasBit, type BitSet } from '../sets/bit-set.ts'
import type { BandPart } from '../index/price-bands.ts'
import { isShownBefore } from '../columns/rate-columns.ts'
import {
  entriesOf,
  forOffersWithin,
  isWithinPart,
  type IndexReader,
  type PlacedRun,
} from '../index/index-reader.ts'

/**
 * Adds the offers of a cell within part of a band to the accumulator, for wanted derivatives only.
 * @returns how many entries that were
 */
export function readQueryPart(
  reader: IndexReader,
  query: DealQuery,
  queryCell: QueryCell,
  part: BandPart,
  wanted: BitSet,
  best: Best,
): number {
  const columns = sortColumns(reader, query, queryCell)
  const [from, to] = entriesOf(reader.index, queryCell.cell, part.band)
  if (part.isWhole) readEntries(reader, columns, from, to, wanted, best)
  else readPart(reader, query, columns, queryCell, part, wanted, best)
  return to - from
}

/** The entry columns of a sort, and the conversion of their figure into a rank. */
type SortColumns = {
  offers: Uint32Array
  figures: Uint32Array
  /** Null where the figure is the rank. */
  convert: ((figure: number) => number) | null
}

function sortColumns(
  { index }: IndexReader,
  { sort }: DealQuery,
  { place }: QueryCell,
): SortColumns {
  if (sort !== 'totalCost|asc' && sort !== 'effectiveMonthly|asc') {
    return { offers: index.monthlyOffer, figures: index.monthlyPence, convert: null }
  }
  const [offers, figures] = [index.valueOffer, index.valuePence]
  if (sort === 'totalCost|asc' || place.term === null) return { offers, figures, convert: null }
  const rank = dealRank(sort, index.space[place.financeType].terms[place.term]!)
  return { offers, figures, convert: (total) => rank(0, total) }
}

function readEntries(
  { index, columns }: IndexReader,
  { offers, figures, convert }: SortColumns,
  from: number,
  to: number,
  wanted: BitSet,
  { offerOf, rankOf }: Best,
): void {
  const { derivative } = index
  for (let entry = from; entry < to; entry++) {
    const car = derivative[entry]!
    if (!hasBit(wanted, car)) continue
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

/** Reads a band cut by limits: entries that do not tell are resolved from the offers. */
function readPart(
  reader: IndexReader,
  query: DealQuery,
  columns: SortColumns,
  queryCell: QueryCell,
  part: BandPart,
  wanted: BitSet,
  best: Best,
): void {
  const { index } = reader
  const { monthlyPence } = reader.columns
  const isByMonth = columns.figures === index.monthlyPence
  const [from, to] = entriesOf(index, queryCell.cell, part.band)
  let open: Uint8Array | null = null
  for (let entry = from; entry < to; entry++) {
    if (!hasBit(wanted, index.derivative[entry]!)) continue
    const monthly = isByMonth ? columns.figures[entry]! : monthlyPence[columns.offers[entry]!]!
    if (monthly > part.fromPence && monthly <= part.toPence) {
      readEntries(reader, columns, entry, entry + 1, wanted, best)
    } else if (isWithinPart(reader, entry, part) !== false) {
      open ??= new Uint8Array(reader.size)
      open[index.derivative[entry]!] = 1
    }
  }
  if (!open) return
  forOffersWithin(reader, queryCell, part, open, (car, offer, run) =>
    readOffer(reader, query, run, car, offer, best),
  )
}

/**
 * Adds the offers of the query's providers to the accumulator, for wanted derivatives only. Rule
 * F-140.
 */
export function readProviderOffers(
  reader: MatchReader,
  query: DealQuery,
  wanted: BitSet,
  best: Best,
): void {
  const providers = reader.providersNamed(query.providers)
  forOffersOfProviders(reader, query, providers, (car, offer, run) => {
    if (hasBit(wanted, car)) readOffer(reader, query, run, car, offer, best)
  })
}

function readOffer(
  { columns }: IndexReader,
  { sort }: DealQuery,
  { profile }: PlacedRun,
  car: number,
  offer: number,
  { rankOf, offerOf }: Best,
): void {
  const { monthlyPence, totalPence } = columns
  const rank = dealRank(sort, profile.termMonths)(monthlyPence[offer]!, totalPence[offer]!)
  const known = rankOf[car]!
  const isBetter = rank < known || (rank === known && isShownBefore(columns, offer, offerOf[car]!))
  if (!isBetter) return
  rankOf[car] = rank
  offerOf[car] = offer
}
