import { currency } from '../money/currency.ts'

/** Ceilings of a PCP customer's deposit, in whole pounds. Rule P-30. */
export const pcpDepositBands = [1000, 2000, 3000, 5000, 10000] as const

export type PcpDepositBand = (typeof pcpDepositBands)[number]

/**
 * The smallest ceiling that holds a deposit; null above them all, where only a search for any
 * deposit finds it. Rule P-30.
 * @example pcpDepositBandOf(250_000) // 3000
 */
export function pcpDepositBandOf(depositPence: number): PcpDepositBand | null {
  return pcpDepositBands.find((ceiling) => depositPence <= ceiling * 100) ?? null
}

/**
 * The label of a deposit band, by its ceiling. Only the lowest is "up to", since a band holds no
 * deposit of the one below. An unknown ceiling is shown as an amount. Rule P-30.
 * @example pcpDepositBandWords(3000) // '£2,000 to £3,000'
 */
export function pcpDepositBandWords(ceiling: number): string {
  const at = pcpDepositBands.findIndex((band) => band === ceiling)
  const amount = currency(ceiling * 100)
  if (at < 0) return amount
  return at === 0 ? `up to ${amount}` : `${currency(pcpDepositBands[at - 1]! * 100)} to ${amount}`
}
