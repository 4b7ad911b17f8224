import type { LRUCache } from 'lru-cache'
import type { RowFiguresAt } from '../columns/row-figures.ts'
import type { MatchReader } from '../match/match-reader.ts'
import type { MatchingBands } from '../match/matching-bands.ts'
import type { BitSetPool } from '../sets/bit-set-pool.ts'
import type { Best } from './best-accumulator.ts'
import type { Ranking } from './ranking.ts'

/** Index, scratch memory and cache of lists: a list is synchronous, so one scratch serves all. */
export type ListReader = MatchReader & {
  best: Best
  ranking: Ranking
  /** Pool for sets that live as long as one query, which clears it at its start. */
  scratch: BitSetPool
  rowFigures: RowFiguresAt
  /** Matching bands by `offerQueryKey`, independent of filters on cars. */
  bandCache: LRUCache<string, MatchingBands>
}
