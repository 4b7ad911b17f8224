/**
 * Thrown when there is more than the index can number. Nothing is left out silently: the rates
 * before stay in force.
 */
export class IndexLimitError extends Error {
  override name = 'IndexLimitError'
}

/** Derivatives are numbered in two bytes. */
export const mostDerivatives = 65_535

/** Providers are numbered in one byte. */
export const mostProviders = 255

/** @throws IndexLimitError when derivatives or providers outgrow their column */
export function checkIndexLimits(derivatives: number, providers: number): void {
  if (derivatives > mostDerivatives) {
    throw new IndexLimitError(
      `The catalogue has ${derivatives} derivatives, and the deal search holds ${mostDerivatives}. Widen RateColumns.derivative and DealIndex.derivative to Uint32Array.`,
    )
  }
  if (providers > mostProviders) {
    throw new IndexLimitError(
      `There are ${providers} providers, and the deal search holds ${mostProviders}. Widen RateColumns.provider to Uint16Array.`,
    )
  }
}
