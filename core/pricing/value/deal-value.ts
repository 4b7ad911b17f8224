import { valueQuotient, type ValuedCar, type ValueInputs } from './value-inputs.ts'
import type { ValueRank } from './value-score.ts'

/** A deal's value score with everything it is made of. Rules P-80 to P-84. */
export type DealValue = {
  /** 0 to 100, whole; null with too few deals in the group or without a list price. */
  score: number | null
  /** Null without a list price. */
  rank: number | null
  /** Deals of the group, one a car. */
  deals: number
  quotient: number | null
  /** Null without a list price. */
  inputs: ValueInputs | null
  /** Whether the list price is an estimate, so that the score is "about" so much. */
  isApproximate: boolean
}

/** A deal's value, from its inputs and its rank; of a car without a list price only its group. */
export function dealValue(
  { isApproximate }: Pick<ValuedCar, 'isApproximate'>,
  ranked: { inputs: ValueInputs; place: ValueRank } | null,
  deals: number,
): DealValue {
  if (ranked === null) {
    return { score: null, rank: null, deals, quotient: null, inputs: null, isApproximate }
  }
  const { inputs, place } = ranked
  return {
    score: wholeScore(place.score),
    rank: place.rank,
    deals,
    quotient: valueQuotient(inputs),
    inputs,
    isApproximate,
  }
}

/** A score to the nearest whole number, half up. Rule P-83. */
export function wholeScore(score: number | null): number | null {
  return score === null ? null : Math.round(score)
}
