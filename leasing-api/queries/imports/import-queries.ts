import { readDerivativeIds } from './derivative-ids.ts'
import { discardUnfinishedBooks, readRetiredBooksWithRates } from './rate-book-upkeep.ts'

/** The queries that only imports use. */
export const importQueries = {
  discardUnfinishedBooks,
  readDerivativeIds,
  readRetiredBooksWithRates,
}
