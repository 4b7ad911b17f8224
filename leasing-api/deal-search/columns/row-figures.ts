import type { RowFigures } from '#core/filters/query/deal-rank.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import type { DealValues } from '../values/deal-values.ts'
import { offerAt } from './offer-at.ts'
import type { OfferSources } from './offer-sources.ts'

/** What a derivative with an offer, both as positions, is ordered by beside prices. */
export type RowFiguresAt = (derivative: number, offer: number) => RowFigures

/**
 * The figures of rows; an offer is made, or scored, only for an order that asks for what it says.
 * Rules F-135, F-136.
 */
export function rowFiguresOf(
  sources: OfferSources,
  derivatives: readonly DerivativeSummary[],
  values: DealValues,
): RowFiguresAt {
  return (derivative, offer) => {
    const { batteryRangeMiles, combinedMpg } = derivatives[derivative]!
    const whole = () => offerAt(sources, offer, derivative)
    return {
      batteryRangeMiles,
      combinedMpg,
      get deliveryWeeks() {
        return whole().deliveryWeeks
      },
      get checkedAt() {
        return whole().checkedAt
      },
      get score() {
        return values.scoreAt(derivative, offer)
      },
    }
  }
}
