import type { LRUCache } from 'lru-cache'
import type { MatchReader } from '../match/match-reader.ts'
import type { MatchingBands } from '../match/matching-bands.ts'
import type { BitSetPool } from '../sets/bit-set-pool.ts'
import type { Best } from './best-accumulator.ts'
import type { Ranking } from './ranking.ts'

/** What a list reads, and the memory it works in: a list never waits, so one memory serves all. */
export type ListReader = MatchReader & {
  best: Best
  ranking: Ranking
  /** For sets that live as long as one query, which clears the pool at its start. */
  scratch: BitSetPool
  /** What the offers alone decide, whatever the car, by `offerQueryKey`. */
  bandCache: LRUCache<string, MatchingBands>
}
