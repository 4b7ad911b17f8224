/**
 * Figures of marketing claims, once each, which editors' texts must agree with. Where others are
 * usual in the field, these hold here. Rules D-24 to D-28.
 */
export const claimFigures = {
  /** Contract lengths, in years. Rule D-24. */
  leaseTermsYears: { from: 2, to: 4 },
  /** Delivery of a car in stock. Rule D-25. */
  inStockWeeks: { from: 2, to: 4 },
  /** Delivery of a car the factory builds. Rule D-25. */
  factoryOrderWeeks: { from: 12, to: 14 },
  /** Selling one's own car through us: the hours it takes, and the number of steps. Rule D-26. */
  carSoldWithinHours: 24,
  sellYourCarSteps: 5,
  /** Time limits for complaints and data requests. Rule D-27. */
  acknowledgementBusinessDays: 5,
  finalResponseWeeks: 8,
  dataRightsMonths: 1,
  /** Least age to lease; good credit and proof of income are also needed. Rule D-28. */
  leastAgeYears: 18,
} as const

/**
 * What every deal includes, by the keys of the texts that say so: delivery in mainland Britain,
 * road tax for the contract's length, the manufacturer's warranty. Rule D-43.
 */
export const includedInEveryDeal = [
  'delivery-included',
  'road-tax-included',
  'warranty-included',
] as const

/**
 * Number of providers with an active rate book, for "compare deals from … providers". Rule D-23.
 */
export function providerCount(providers: readonly { hasRates: boolean }[]): number {
  return providers.filter(({ hasRates }) => hasRates).length
}
