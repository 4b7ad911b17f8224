import { readDataSet, updateDataSet } from './catalogue/data-set.ts'
import { readCatalogue } from './catalogue/read-catalogue.ts'
import { upsertDerivatives } from './catalogue/upsert-derivatives.ts'
import { formQueries } from './forms/form-queries.ts'
import { importQueries } from './imports/import-queries.ts'
import { orderQueries } from './orders/order-queries.ts'
import { readProviders, upsertProviders } from './providers/providers.ts'
import { activateRateBook, deleteRatesOfBooks } from './rates/activate-rate-book.ts'
import {
  readActiveBooks,
  readSegmentsOfDerivative,
  readSegmentsPage,
  readSegmentsRetiredSince,
  retireExpiredBooks,
} from './rates/active-rates.ts'
import { readPriceHistory } from './rates/price-history.ts'
import { discardAbandonedBooks, discardRateBook } from './rates/discard-rate-books.ts'
import { readRateBooks, readSegment } from './rates/read-rate-books.ts'
import { readPcpPage } from './rates/read-pcp-page.ts'
import { readSegmentColumns, readSegmentsInBooks } from './rates/read-segments.ts'
import { ensureRateProfiles, readRateProfiles } from './rates/rate-profiles.ts'
import { bumpRatesVersion, readCatalogueVersion, readRatesVersion } from './rates/rates-version.ts'
import { rollBackRateBook } from './rates/roll-back-rate-book.ts'
import {
  addPcpOffers,
  addSegmentBatch,
  addSegments,
  stageRateBook,
} from './rates/stage-rate-book.ts'
import { readRunningCosts, upsertRunningCosts } from './running-costs/running-costs.ts'

/**
 * Every query of the leasing API by name: `(db, input) => Promise<output>`, both of them values
 * that can pass between threads. `Database.call` is this registry with the database filled in.
 */
export const queries = {
  ...formQueries,
  ...importQueries,
  ...orderQueries,
  activateRateBook,
  addPcpOffers,
  addSegmentBatch,
  addSegments,
  bumpRatesVersion,
  deleteRatesOfBooks,
  discardAbandonedBooks,
  discardRateBook,
  ensureRateProfiles,
  readActiveBooks,
  readCatalogue,
  readCatalogueVersion,
  readDataSet,
  readPcpPage,
  readPriceHistory,
  readProviders,
  readRateBooks,
  readRateProfiles,
  readRatesVersion,
  readRunningCosts,
  readSegment,
  readSegmentColumns,
  readSegmentsInBooks,
  readSegmentsOfDerivative,
  readSegmentsPage,
  readSegmentsRetiredSince,
  retireExpiredBooks,
  rollBackRateBook,
  stageRateBook,
  updateDataSet,
  upsertDerivatives,
  upsertProviders,
  upsertRunningCosts,
}

export type Queries = typeof queries
