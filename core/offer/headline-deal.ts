import type { Deal } from './deal.ts'
import type { FinanceType } from './finance-type.ts'

/**
 * The deal that stands for a make or range: of deals that come cheapest first the first personal
 * one, since most visitors lease for themselves, else the first. Null without deals. Rule K-21.
 */
export function headlineDeal(deals: readonly Deal[]): Deal | null {
  return deals.find(({ offer }) => offer.profile.financeType === 'personal') ?? deals[0] ?? null
}

/** The finance type under which lists show these cars; personal where there are none. Rule K-21. */
export function headlineFinanceType(deals: readonly Deal[]): FinanceType {
  return headlineDeal(deals)?.offer.profile.financeType ?? 'personal'
}
