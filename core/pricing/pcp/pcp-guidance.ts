/** Common figures of the guide to PCP. Months, and whole per cent a year. Rule D-32. */
export const pcpGuidance = {
  agreementMonths: { least: 18, usual: 36, most: 48 },
  typicalAprPercent: { from: 4, to: 8 },
  /** Highest rate for poor credit. */
  mostAprPercent: 20,
} as const

/**
 * The guide's worked example: shares of the price paid at the beginning and at the end. The rest is
 * paid monthly, with interest on what is still owed. Rule D-33.
 */
export const pcpWorkedExample = {
  cashPricePence: 2_000_000,
  depositPercent: 10,
  depositPence: 200_000,
  balloonPence: 800_000,
} as const

/** Whether a term is one of PCP agreements. Rule D-32. @example isPcpTerm(60) // false */
export function isPcpTerm(termMonths: number): boolean {
  const { least, most } = pcpGuidance.agreementMonths
  return least <= termMonths && termMonths <= most
}
