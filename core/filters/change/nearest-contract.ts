import type { FinanceType } from '#core/offer/finance-type.ts'
import { profileDefaults } from '../filter-values.ts'

/** The filters on term, annual mileage and first payment, which finance types quote differently. */
export const contractFields = ['terms', 'annualMileages', 'depositValues'] as const

/** Values of these filters, or those that a finance type is quoted on. */
export type Contract = Record<(typeof contractFields)[number], number[]>

/**
 * The contract that a list takes when another finance type is chosen: each value where the type is
 * quoted on it, else the nearest that it is quoted on, of two as near the lower; any stays any.
 * Months up front and pounds of deposit do not compare: between a lease and a PCP the common first
 * payment stands for a chosen one. A type that nobody quotes takes its common profile. Rule F-141.
 * @param chosen under the finance type `before`
 * @param quoted values of the new type's offers
 * @example nearestContract({ terms: [48], … }, 'personal', 'pcp', { terms: [24, 36], … }).terms // [36]
 */
export function nearestContract(
  chosen: Contract,
  before: FinanceType,
  financeType: FinanceType,
  quoted: Contract,
): Contract {
  const common = profileDefaults(financeType)
  const isComparable = (before === 'pcp') === (financeType === 'pcp')
  const nearest = (field: keyof Contract, wanted: readonly number[]) => {
    if (chosen[field].length === 0) return []
    return quoted[field].length === 0 ? common[field] : nearestOf(wanted, quoted[field])
  }
  return {
    terms: nearest('terms', chosen.terms),
    annualMileages: nearest('annualMileages', chosen.annualMileages),
    depositValues: nearest(
      'depositValues',
      isComparable ? chosen.depositValues : common.depositValues,
    ),
  }
}

/** The nearest of some values to each wanted one, each once, ascending. */
function nearestOf(wanted: readonly number[], values: readonly number[]): number[] {
  const found = wanted.map((value) =>
    values.reduce((best, each) => {
      const closer = Math.abs(each - value) - Math.abs(best - value)
      return closer < 0 || (closer === 0 && each < best) ? each : best
    }),
  )
  return [...new Set(found)].toSorted((left, right) => left - right)
}
