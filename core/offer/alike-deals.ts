import { compareText } from '../pricing/money/compare-text.ts'
import { carLikeness, type LikenedCar } from '../vehicle/car-likeness.ts'
import type { Derivative } from '../vehicle/derivative.ts'
import { firstOfEach } from './first-of-each.ts'

/** A car with its price, as a candidate for alternatives. */
export type AlikeCar = {
  car: LikenedCar['car'] & Pick<Derivative, 'capId' | 'range'>
  monthlyPaymentPence: number
}

/**
 * The most similar cars, best first: at most `most`, one of each range and none of its own. Of
 * equally alike ones the cheaper comes first, then the lower number. Rule K-02.
 */
export function alikeDeals<Candidate extends AlikeCar>(
  own: LikenedCar & { car: Pick<Derivative, 'range'> },
  candidates: readonly Candidate[],
  most: number,
): Candidate[] {
  const likest = candidates
    .filter(({ car }) => car.range.id !== own.car.range.id)
    .map((candidate) => ({ candidate, likeness: carLikeness(own, candidate) }))
    .toSorted(
      (left, right) =>
        right.likeness - left.likeness ||
        left.candidate.monthlyPaymentPence - right.candidate.monthlyPaymentPence ||
        compareText(left.candidate.car.capId, right.candidate.car.capId),
    )
    .map(({ candidate }) => candidate)
  return firstOfEach(likest, ({ car }) => car.range.id, most)
}

/**
 * Price range around a monthly price, in whole pounds: from 40% below to 40% above. As everywhere,
 * the lower bound itself is left out. Rule K-02.
 * @example nearPrice(20_000) // { budgetFrom: 120, budgetTo: 280 }
 */
export function nearPrice(monthlyPaymentPence: number): { budgetFrom: number; budgetTo: number } {
  return {
    budgetFrom: Math.floor((monthlyPaymentPence * 6) / 1000),
    budgetTo: Math.ceil((monthlyPaymentPence * 14) / 1000),
  }
}
