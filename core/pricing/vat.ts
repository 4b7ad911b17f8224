import { dividePence } from './rounding.ts'
import { shareOfPence, wholeBasisPoints } from './share-of-pence.ts'

/** The United Kingdom's standard rate since January 2011: 20%. Rule P-11. */
export const standardVatBasisPoints = 2000

/** An amount apart: what it is without VAT, and the VAT on it. Whole pence. */
export type VatSplit = { netPence: number; vatPence: number }

/**
 * The VAT on an amount that excludes it, half up. Rule P-11.
 * @example vatOnPence(20_000) // 4000
 */
export function vatOnPence(netPence: number, vatBasisPoints = standardVatBasisPoints): number {
  return shareOfPence(netPence, vatBasisPoints)
}

/** An amount with its VAT added. Rule P-11. @example withVatPence(20_000) // 24_000 */
export function withVatPence(netPence: number, vatBasisPoints = standardVatBasisPoints): number {
  return netPence + vatOnPence(netPence, vatBasisPoints)
}

/**
 * An amount that includes VAT, taken apart: the part without VAT is rounded half up and the VAT is
 * what remains, so that both together are the amount. Rule P-12.
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
