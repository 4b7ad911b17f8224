import type { DealQuery } from '#core/filters/deal-query.ts'
import { financeTypes, type FinanceType } from '#core/offer/finance-type.ts'
import { budgetRanges, type BudgetRange } from '#core/pricing/budget-range.ts'
import { rentalRanges, type RentalRange } from '#core/pricing/rental-range.ts'
import type { OfferQuery } from './asked-offers.ts'
import { countCommon, type BitSet } from './bit-set.ts'
import { matchingCars } from './matching-cars.ts'
import type { IndexReader } from './read-entries.ts'

/** For each filter on offers the derivatives that each of its values would leave. */
export type OfferCounts = {
  financeTypes(): Map<FinanceType, number>
  terms(): Map<number, number>
  annualMileages(): Map<number, number>
  depositValues(): Map<number, number>
  budgets(): Map<BudgetRange, number>
  rentalRanges(): Map<RentalRange, number>
  stocks(): Map<string, number>
}

/**
 * Counts among the derivatives that pass the filters on cars. What a value would leave is what the
 * query finds with that filter alone changed.
 */
export function countOffers(reader: IndexReader, query: DealQuery, wanted: BitSet): OfferCounts {
  const { terms, annualMileages, deposits } = reader.index.space[query.financeType]
  const countOf = <Value>(
    values: readonly Value[],
    change: (value: Value) => Partial<OfferQuery>,
  ) =>
    new Map(
      values.map((value) => [
        value,
        countCommon(wanted, matchingCars(reader, { ...query, ...change(value) })),
      ]),
    )
  const filterValues = deposits.map(({ filterValue }) => filterValue)
  return {
    financeTypes: () =>
      countOf(financeTypes, (financeType) => ({
        financeType,
        // Months chosen for a lease say nothing of a PCP's deposit, nor the other way round.
        ...((query.financeType === 'pcp') !== (financeType === 'pcp') && { depositValues: [] }),
      })),
    terms: () => countOf(terms, (value) => ({ terms: [value] })),
    annualMileages: () => countOf(annualMileages, (value) => ({ annualMileages: [value] })),
    depositValues: () =>
      countOf([...new Set(filterValues.filter((value) => value !== null))], (value) => ({
        depositValues: [value],
      })),
    budgets: () =>
      countOf(
        budgetRanges.map(({ value }) => value),
        (value) => ({ budgetRanges: [value] }),
      ),
    rentalRanges: () => countOf(rentalRanges, (rentalRange) => ({ rentalRange })),
    stocks: () => countOf(['1', '0'], (value) => ({ isInStockOnly: value === '1' })),
  }
}
