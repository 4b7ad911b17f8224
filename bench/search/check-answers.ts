import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { FilterOption, FilterOptions } from '#core/filters/options/filter-options.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { Row } from './sql-engines.ts'

/** Rows of a page in the bench. */
export const pageRows = 24

const comparedFacets = [
  'financeTypes',
  'terms',
  'annualMileages',
  'depositValues',
  'manufacturers',
  'bodyTypes',
  'fuelTypes',
  'transmissions',
  'doors',
  'stocks',
  'budgets',
  'rentalRanges',
] as const

/** @throws when an engine in SQL finds other cars or prices than the index */
export function checkList(
  search: DealSearch,
  query: DealQuery,
  page: number,
  rows: readonly Row[],
): void {
  const { deals, total } = search.list(query, page, pageRows)
  const mine = deals.map(({ offer }) => offer.monthlyPaymentPence).join()
  const theirs = rows.map((row) => String(row['monthly'])).join()
  const isSameTotal = rows.length === 0 || Number(rows[0]!['n']) === total
  if (mine !== theirs || !isSameTotal) {
    throw new Error(`SQL lists something else for ${JSON.stringify(query)}:\n${mine}\n${theirs}`)
  }
}

/** @throws when an engine in SQL counts otherwise than the index */
export function checkFacets(search: DealSearch, query: DealQuery, rows: readonly Row[]): void {
  const options: FilterOptions = search.facets(query)
  const finances: Record<string, string> = { personal: '0', business: '1' }
  const hasBudget = query.budgetFrom !== null || query.budgetTo !== null
  for (const facet of comparedFacets) {
    if (facet === 'budgets' && hasBudget) continue
    const listed: FilterOption[] = options[facet]
    for (const { value, count } of listed) {
      const theirs = rows.find(
        (row) =>
          row['facet'] === facet &&
          row['value'] === (facet === 'financeTypes' ? finances[value] : value),
      )
      if (Number(theirs?.['n'] ?? 0) !== count) {
        throw new Error(
          `SQL counts ${String(theirs?.['n'])} for ${facet} ${value} of ${JSON.stringify(query)}, the index ${count}.`,
        )
      }
    }
  }
}
