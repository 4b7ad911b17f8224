import { type FinanceType, usualFinanceType } from '../offer/finance-type.ts'
import type { FilterValues } from './filter-values.ts'

/**
 * The finance type that a list opens on: the one its path or link names, else the one shared by its
 * bodies, so that vans alone open on business; personal for a mixture or none. Rules F-99, F-101.
 */
export function openingFinanceType({
  financeType,
  bodyTypes = [],
}: Partial<Pick<FilterValues, 'financeType' | 'bodyTypes'>>): FinanceType {
  const [usual = 'personal', ...others] = new Set(bodyTypes.map(usualFinanceType))
  return financeType ?? (others.length === 0 ? usual : 'personal')
}
