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
