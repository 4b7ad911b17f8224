import type { DealSelection } from '#core/landing/deal-selection.ts'

/** The terms that the PCP pricing form asks for. */
export type PcpTerms = Pick<DealSelection, 'deposit' | 'termMonths' | 'annualMileageMiles'>

/** The ids of the form's fields. */
export const pcpFields = {
  deposit: 'pcp-deposit',
  termMonths: 'pcp-term',
  annualMileageMiles: 'pcp-mileage',
} as const satisfies Record<keyof PcpTerms, string>

/**
 * What the form's fields hold in the page as the server sent it, for a script that takes them up:
 * React would put every select back to where it began. Null on the server, and where there is no
 * such form yet.
 */
export function typedTerms(): PcpTerms | null {
  if (typeof document === 'undefined') return null
  const valueOf = (id: string) => {
    const field = document.getElementById(id)
    return field instanceof HTMLSelectElement ? Number(field.value) : null
  }
  const deposit = valueOf(pcpFields.deposit)
  const termMonths = valueOf(pcpFields.termMonths)
  const annualMileageMiles = valueOf(pcpFields.annualMileageMiles)
  if (deposit === null || termMonths === null || annualMileageMiles === null) return null
  return { deposit, termMonths, annualMileageMiles }
}
