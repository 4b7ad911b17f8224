import type { Deal } from './deal.ts'
import type { FinanceType } from './finance-type.ts'

/**
 * The headline deal of a make or range: the first personal one of deals sorted cheapest first,
 * since most visitors lease for themselves, else the first. Null without deals. Rule K-21.
 */
export function headlineDeal(deals: readonly Deal[]): Deal | null {
  return deals.find(({ offer }) => offer.profile.financeType === 'personal') ?? deals[0] ?? null
}

/** The finance type of the headline deal; personal without deals. Rule K-21. */
export function headlineFinanceType(deals: readonly Deal[]): FinanceType {
  return headlineDeal(deals)?.offer.profile.financeType ?? 'personal'
}
