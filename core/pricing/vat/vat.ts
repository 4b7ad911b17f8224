import { dividePence } from '../money/rounding.ts'
import { shareOfPence, wholeBasisPoints } from '../money/share-of-pence.ts'

/** The United Kingdom's standard rate since January 2011: 20%. Rule P-11. */
export const standardVatBasisPoints = 2000

/** A gross amount split into net and VAT. Whole pence. */
export type VatSplit = { netPence: number; vatPence: number }

/**
 * The VAT on an amount that excludes it, half up. Rule P-11.
 * @example vatOnPence(20_000) // 4000
 */
export function vatOnPence(netPence: number, vatBasisPoints = standardVatBasisPoints): number {
  return shareOfPence(netPence, vatBasisPoints)
}

/** Adds VAT to an amount. Rule P-11. @example withVatPence(20_000) // 24_000 */
export function withVatPence(netPence: number, vatBasisPoints = standardVatBasisPoints): number {
  return netPence + vatOnPence(netPence, vatBasisPoints)
}

/**
 * Splits an amount that includes VAT: the net part is rounded half up and the VAT is the remainder,
 * so that both add up to the amount. Rule P-12.
 * @example splitVat(24_000) // { netPence: 20_000, vatPence: 4000 }
 */
export function splitVat(grossPence: number, vatBasisPoints = standardVatBasisPoints): VatSplit {
  const netPence = dividePence(
    grossPence * wholeBasisPoints,
    wholeBasisPoints + vatBasisPoints,
    'halfUp',
  )
  return { netPence, vatPence: grossPence - netPence }
}
