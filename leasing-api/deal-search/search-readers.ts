import { LRUCache } from 'lru-cache'
import { providerOffersOf, type ProviderOffers } from './columns/offer-positions.ts'
import type { RowFiguresAt } from './columns/row-figures.ts'
import type { FacetReader } from './facets/offer-sets.ts'
import { indexReader } from './index/index-reader.ts'
import { bestAccumulator } from './list/best-accumulator.ts'
import type { ListReader } from './list/list-reader.ts'
import { createRanking } from './list/ranking.ts'
import type { BuiltRates } from './load/built-rates.ts'
import type { ProvidersNamed } from './match/match-reader.ts'
import { bitSetPool, type BitSetPool } from './sets/bit-set-pool.ts'

/** Readers of lists and facets over the built rates, with shared memory and caches. */
export type SearchReaders = { forLists: ListReader; forFacets: FacetReader; scratch: BitSetPool }

const scratchSets = 8
/** Cache sizes in entries; a few megabytes each. */
const usualCacheSizes = { queries: 256, parts: 4096 }

/** What readers know beside the built rates. */
export type ReadersContext = {
  /** Derivatives. */
  size: number
  /** What rows of lists are ordered by beside prices. */
  rowFigures: RowFiguresAt
  providersNamed: ProvidersNamed
}

/**
 * @param cacheSizes queries whose sets are cached, and parts of bands
 */
export function searchReaders(
  { columns, index }: BuiltRates,
  { size, rowFigures, providersNamed }: ReadersContext,
  cacheSizes: typeof usualCacheSizes = usualCacheSizes,
): SearchReaders {
  const scratch = bitSetPool(index.words, scratchSets)
  let providerOffers: ProviderOffers | null = null
  const shared = {
    ...indexReader(columns, index, size),
    partCache: new LRUCache<string, Uint32Array>({ max: cacheSizes.parts }),
    providersNamed,
    providerOffers: () => (providerOffers ??= providerOffersOf(columns)),
    scratch,
  }
  return {
    forLists: {
      ...shared,
      rowFigures,
      best: bestAccumulator(size),
      ranking: createRanking(size),
      bandCache: new LRUCache({ max: cacheSizes.queries }),
    },
    forFacets: { ...shared, setCache: new LRUCache({ max: cacheSizes.queries }) },
    scratch,
  }
}
