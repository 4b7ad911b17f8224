import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { penceToPounds, poundsToPence } from './money.ts'
import type { WireValueScore } from './wire-value-score.ts'

/** A value score read from JSON, in pence. Rule C-70. */
export function valueScoreFromWire({ inputs, ...value }: WireValueScore): DealValue {
  if (inputs === null) return { ...value, inputs }
  const { effectiveMonthly, listPrice, ...rest } = inputs
  return {
    ...value,
    inputs: {
      ...rest,
      effectiveMonthlyPence: poundsToPence(effectiveMonthly),
      listPricePence: poundsToPence(listPrice),
    },
  }
}

/** The JSON of a value score. Rule C-70. */
export function valueScoreToWire({ inputs, ...value }: DealValue): WireValueScore {
  if (inputs === null) return { ...value, inputs }
  const { effectiveMonthlyPence, listPricePence, ...rest } = inputs
  return {
    ...value,
    inputs: {
      ...rest,
      effectiveMonthly: penceToPounds(effectiveMonthlyPence),
      listPrice: penceToPounds(listPricePence),
    },
  }
}
