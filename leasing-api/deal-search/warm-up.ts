import { setImmediate as pause } from 'node:timers/promises'
import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import { sortOptions } from '#core/filters/query/sort.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import { budgetRanges, budgetStepsPounds } from '#core/pricing/budget-range.ts'
import { rentalRanges } from '#core/pricing/lease/rental-range.ts'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { transmissions } from '#core/vehicle/transmission.ts'
import type { DealSearch } from './deal-search.ts'

const queriedMakes = 10

/**
 * Runs the usual first queries: a list as it opens and with one filter chosen, and its facets. The
 * first of them then finds the code compiled, which takes hundreds of different questions, and what
 * the offers alone decide worked out.
 */
export async function warmUp(search: DealSearch): Promise<void> {
  for (const financeType of financeTypes) {
    const usual = { ...openQuery, ...profileDefaults(financeType), financeType }
    const choices = [...firstChoices(search.facets(usual))]
    for (const [at, choice] of choices.entries()) {
      const query = { ...usual, ...choice }
      const { value: sort } = sortOptions[at % sortOptions.length]!
      search.list(query, 1, 24)
      search.list({ ...query, sort }, 1, 24)
      search.listByCarModel({ ...query, sort }, 1, 24)
      // Yields, so that requests on the previous search do not wait.
      await pause()
      // Once: facets do not depend on the sort.
      search.facets(query)
      await pause()
    }
  }
}

function* firstChoices(options: FilterOptions): Generator<Partial<DealQuery>> {
  // Each of these with another sort.
  yield* sortOptions.map(() => ({}))
  for (const { value } of options.terms) yield { terms: [Number(value)] }
  for (const { value } of options.annualMileages) yield { annualMileages: [Number(value)] }
  for (const { value } of options.depositValues) yield { depositValues: [Number(value)] }
  for (const { value } of options.manufacturers.slice(0, queriedMakes)) {
    yield { manufacturers: [value] }
  }
  for (const bodyType of bodyTypes) yield { bodyTypes: [bodyType] }
  for (const fuelType of fuelTypes) yield { fuelTypes: [fuelType] }
  for (const transmission of transmissions) yield { transmissions: [transmission] }
  for (const { value } of budgetRanges) yield { budgetRanges: [value] }
  for (const budgetTo of budgetStepsPounds) yield { budgetTo }
  for (const rentalRange of rentalRanges) yield { rentalRange }
  yield { isInStockOnly: true }
  yield { isSpecialOfferOnly: true }
}
