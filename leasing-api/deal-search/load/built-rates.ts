import { buildDealIndex } from '../index/build-deal-index.ts'
import { buildRateColumns } from './build-rate-columns.ts'
import type { DealIndex } from '../index/deal-index.ts'
import type { RateColumns } from '../columns/rate-columns.ts'
import type { RawRates } from './raw-rates.ts'

/** What a build makes: all offers, and the index over them. */
export type BuiltRates = { columns: RateColumns; index: DealIndex }

/** What the thread that builds sends when it has built. */
export type BuiltMessage = { built: BuiltRates }

/** Built whole from what was read. Takes seconds where there are millions of offers. */
export function buildRates(raw: RawRates): BuiltRates {
  const columns = buildRateColumns(raw)
  return { columns, index: buildDealIndex(columns, raw.derivativeIds.length) }
}
