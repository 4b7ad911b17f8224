import type { LRUCache } from 'lru-cache'
import type { ProviderOffers } from '../columns/offer-positions.ts'
import type { IndexReader } from '../index/index-reader.ts'
import type { BitSet } from '../sets/bit-set.ts'

/** Positions of the providers with these slugs or ids; what names none is left out. */
export type ProvidersNamed = (names: readonly string[]) => number[]

/** The index, with what queries need beside it. */
export type MatchReader = IndexReader & {
  /** The derivatives in parts of bands, by cell and prices. */
  partCache: LRUCache<string, BitSet>
  providersNamed: ProvidersNamed
  /** Made when the first query asks for providers: most rates are replaced before one does. */
  providerOffers: () => ProviderOffers
}
