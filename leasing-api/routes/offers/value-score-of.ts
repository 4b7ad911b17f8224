import { valueScoreToWire } from '#core/contract/json/value-score-from-wire.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'

/** The value score of an offer as JSON; null for a PCP. Rule C-70. */
export function valueScoreOf(deals: DealSearch, offerId: string) {
  const value = deals.valueOf(offerId)
  return value && valueScoreToWire(value)
}
