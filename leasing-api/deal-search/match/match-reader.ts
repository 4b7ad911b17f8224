import type { IndexReader } from '../index/index-reader.ts'
import type { BitSet } from '../sets/bit-set.ts'
import type { LruCache } from '../sets/lru-cache.ts'

/** The index, with a cache of the derivatives in parts of bands, by cell and prices. */
export type MatchReader = IndexReader & { partCache: LruCache<BitSet> }
