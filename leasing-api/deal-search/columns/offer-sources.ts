import { anyProfileKey } from '#core/offer/offer-id.ts'
import type { OfferProvider } from '#core/offer/offer.ts'
import type { LoadedRates } from '../load/load-rates.ts'
import type { RateColumns } from './rate-columns.ts'
import { rivalRunsOf, type RivalRuns } from './special-mark-at.ts'

type Book = LoadedRates['books'][number]

/** Everything offers are created from, prepared once for all of them. */
export type OfferSources = {
  columns: RateColumns
  /** Start of each run, as an array to search for every offer of a list. */
  runStarts: Uint32Array
  rivalRuns: RivalRuns
  /** By run: the last part of its offers' ids. */
  profileKeys: readonly string[]
  /** Provider of an offer, by position. */
  providers: readonly OfferProvider[]
  booksById: ReadonlyMap<number, Book>
  /** The lease book of each provider, by position. */
  leaseBooks: readonly (Book | undefined)[]
  pcpOffers: LoadedRates['raw']['pcpOffers']
  /** By position of the derivative. */
  capIds: readonly string[]
}

export function offerSources(
  { providers, books, raw, catalogue }: LoadedRates,
  columns: RateColumns,
): OfferSources {
  return {
    columns,
    runStarts: runStartsOf(columns),
    rivalRuns: rivalRunsOf(columns),
    profileKeys: columns.runs.map(({ profile }) => anyProfileKey(profile)),
    providers: providers.map(({ id, name, logoPath, phone }) => ({ id, name, logoPath, phone })),
    booksById: new Map(books.map((book) => [book.id, book])),
    leaseBooks: providers.map(({ id }) =>
      books.find(({ kind, providerId }) => kind === 'lease' && providerId === id),
    ),
    pcpOffers: raw.pcpOffers,
    capIds: catalogue.derivatives.map(({ derivative }) => derivative.capId),
  }
}

export function runStartsOf({ runs }: Pick<RateColumns, 'runs'>): Uint32Array {
  return Uint32Array.from(runs, ({ from }) => from)
}
