import type {
  WireDerivative,
  WireDerivativeSummary,
  WireNamed,
} from '../contract/json/wire-derivative.ts'

/** A name with the address part and the number it can be asked for by. */
export type Named = WireNamed

/** The little of a derivative that a card, an order and a breadcrumb show. */
export type DerivativeSummary = WireDerivativeSummary

/** Everything known about a derivative, its prices in pence. */
export type Derivative = Omit<WireDerivative, 'onTheRoadPrice' | 'p11d'> & {
  onTheRoadPricePence: number | null
  p11dPence: number | null
}
