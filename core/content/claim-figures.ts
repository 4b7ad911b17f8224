/**
 * The figures behind what pages promise, once each: texts that editors write must agree with them.
 * The field knows other figures for some; these are the ones that hold here. Rules D-24 to D-28.
 */
export const claimFigures = {
  /** Contract lengths, in years. Rule D-24. */
  leaseTermsYears: { from: 2, to: 4 },
  /** Delivery of a car in stock. Rule D-25. */
  inStockWeeks: { from: 2, to: 4 },
  /** Delivery of a car the factory builds. Rule D-25. */
  factoryOrderWeeks: { from: 12, to: 14 },
  /** Selling one's own car through us: how soon, and in how many steps. Rule D-26. */
  carSoldWithinHours: 24,
  sellYourCarSteps: 5,
  /** What a complaint and a request about one's data may take. Rule D-27. */
  acknowledgementBusinessDays: 5,
  finalResponseWeeks: 8,
  dataRightsMonths: 1,
  /** Who may lease: the least age; good credit and proof of income come with it. Rule D-28. */
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
 * How many providers "compare deals from … providers" names: those with an active rate book. Rule
 * D-23.
 */
export function providerCount(providers: readonly { hasRates: boolean }[]): number {
  return providers.filter(({ hasRates }) => hasRates).length
}
