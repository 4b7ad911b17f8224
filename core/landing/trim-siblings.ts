import type { Deal } from '../offer/deal.ts'
import { isPcpOffer, type Offer } from '../offer/offer.ts'
import { compareText } from '../pricing/money/compare-text.ts'
import type { DerivativeSummary } from '../vehicle/derivative.ts'
import { trimName } from '../vehicle/trim-name.ts'

/** Another trim of a car's range, by the version of it that is most like the car. */
export type TrimSibling = {
  trim: string
  deal: Deal
  /** What its all-in month costs more, in pence; negative where it costs less. */
  differencePence: number
}

const mostSiblings = 6

/**
 * The other trims of a car's range at their prices on the page's terms, against the page's best
 * deal: of each trim the version most like the car, the six nearest in price, the cheapest first.
 * None beside a PCP, since credit does not compare by the month. Rule K-36.
 * @param deals of the range on the terms of `best`, each with its cheapest offer
 */
export function trimSiblings(
  car: DerivativeSummary,
  best: Offer,
  deals: readonly Deal[],
): TrimSibling[] {
  if (isPcpOffer(best)) return []
  const ownTrim = trimName(car.name)
  const byTrim = Map.groupBy(deals, ({ derivative }) => trimName(derivative.name))
  return [...byTrim]
    .filter(([trim]) => trim !== ownTrim)
    .map(([trim, versions]) => ({ trim, deal: likest(car, versions) }))
    .flatMap(({ trim, deal }) =>
      isPcpOffer(deal.offer)
        ? []
        : [
            {
              trim,
              deal,
              differencePence: deal.offer.effectiveMonthlyPence - best.effectiveMonthlyPence,
            },
          ],
    )
    .toSorted((left, right) => Math.abs(left.differencePence) - Math.abs(right.differencePence))
    .slice(0, mostSiblings)
    .toSorted(
      (left, right) =>
        left.differencePence - right.differencePence || compareText(left.trim, right.trim),
    )
}

/** The first of the versions that share most with the car: body before fuel before gearbox. */
function likest(car: DerivativeSummary, versions: readonly Deal[]): Deal {
  const shared = ({ derivative }: Deal) =>
    Number(derivative.carModel.id === car.carModel.id) * 4 +
    Number(derivative.fuelType === car.fuelType) * 2 +
    Number(derivative.transmission === car.transmission)
  return versions.toSorted((left, right) => shared(right) - shared(left))[0]!
}
