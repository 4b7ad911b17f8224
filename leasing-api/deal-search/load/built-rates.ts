import { buildDealIndex } from '../index/build-deal-index.ts'
import { buildRateColumns } from './build-rate-columns.ts'
import type { DealIndex } from '../index/deal-index.ts'
import type { RateColumns } from '../columns/rate-columns.ts'
import type { RawRates } from './raw-rates.ts'

/** The result of a build: all offers, and the index over them. */
export type BuiltRates = { columns: RateColumns; index: DealIndex }

/** The build thread's message with its result. */
export type BuiltMessage = { built: BuiltRates }

/** Builds columns and index from raw rates. Takes seconds for millions of offers. */
export function buildRates(raw: RawRates): BuiltRates {
  const columns = buildRateColumns(raw)
  return { columns, index: buildDealIndex(columns, raw.derivativeIds.length) }
}
