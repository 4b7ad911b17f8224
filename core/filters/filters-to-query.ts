import type { FilterValues } from './filter-values.ts'

/** What a list asks beyond its filters. */
export type ListExtras = { page?: number; rows?: number; carModels?: string[] }

/**
 * The query fields of the leasing API's list and facet calls for these filters. Lists are
 * sorted and nothing is said of what is "any", so that equal choices are one cache entry.
 */
export function filtersToQuery(values: FilterValues, extras: ListExtras = {}) {
  const { budgetFrom, budgetTo, rentalRange, stock, specialOffers, maintained } = values
  return {
    financeType: values.financeType,
    manufacturers: values.manufacturers.toSorted(),
    ranges: values.ranges.toSorted(),
    ...(extras.carModels && { carModels: extras.carModels.toSorted() }),
    bodyTypes: values.bodyTypes.toSorted(),
    fuelTypes: values.fuelTypes.toSorted(),
    transmissions: values.transmissions.toSorted(),
    pureElectricRanges: values.pureElectricRanges.toSorted(),
    terms: ascending(values.terms),
    annualMileages: ascending(values.annualMileages),
    depositValues: ascending(values.depositValues),
    budgetRanges: values.budgetRanges.toSorted(),
    ...(budgetFrom !== null && { budgetFrom }),
    ...(budgetTo !== null && { budgetTo }),
    ...(rentalRange !== '0' && { rentalRange }),
    ...(stock && { stock: '1' as const }),
    ...(specialOffers && { specialOffers: '1' as const }),
    ...(maintained && { maintained: '1' as const }),
    sort: values.sort,
    ...(extras.page && extras.page > 1 && { page: extras.page }),
    ...(extras.rows && { rows: extras.rows }),
  }
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((left, right) => left - right)
}
