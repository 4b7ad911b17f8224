import type { LRUCache } from 'lru-cache'
import type { IndexReader } from '../index/index-reader.ts'
import type { BitSet } from '../sets/bit-set.ts'

/** The index, with a cache of the derivatives in parts of bands, by cell and prices. */
export type MatchReader = IndexReader & { partCache: LRUCache<string, BitSet> }
