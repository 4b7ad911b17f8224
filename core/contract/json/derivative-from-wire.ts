import type { Derivative } from '#core/vehicle/derivative.ts'
import { penceToPounds, poundsToPence } from './money.ts'
import type { WireDerivative } from './wire-derivative.ts'

/** A derivative read from JSON, in pence. Rule C-32. */
export function derivativeFromWire({ onTheRoadPrice, p11d, ...rest }: WireDerivative): Derivative {
  return {
    ...rest,
    onTheRoadPricePence: onTheRoadPrice === null ? null : poundsToPence(onTheRoadPrice),
    p11dPence: p11d === null ? null : poundsToPence(p11d),
  }
}

/** The JSON of a derivative. Rule C-32. */
export function derivativeToWire({
  onTheRoadPricePence,
  p11dPence,
  ...rest
}: Derivative): WireDerivative {
  return {
    ...rest,
    onTheRoadPrice: onTheRoadPricePence === null ? null : penceToPounds(onTheRoadPricePence),
    p11d: p11dPence === null ? null : penceToPounds(p11dPence),
  }
}
