import type { FilterValues } from '../filter-values.ts'
import { isMoreShown } from '../shown-fields.ts'
import { rangeParts } from './range-value.ts'

/** Query fields of a list beside its filters. */
export type ListExtras = { page?: number; rows?: number; carModels?: string[] }

/**
 * The query fields of the leasing API's list and facet calls for these filters. Sorted and without
 * "any", so that equal choices share a cache entry. An electric range band implies electric cars,
 * whatever the fuels. Rules F-53, F-54.
 */
export function filtersToQuery(values: FilterValues, extras: ListExtras = {}) {
  const { bootFrom, budgetFrom, budgetTo, rentalRange, stock, specialOffers, maintained } = values
  return {
    financeType: values.financeType,
    manufacturers: values.manufacturers.toSorted(),
    ranges: values.ranges.toSorted(),
    ...(extras.carModels && { carModels: extras.carModels.toSorted() }),
    bodyTypes: values.bodyTypes.toSorted(),
    fuelTypes:
      values.pureElectricRanges.length > 0 ? ['electric' as const] : values.fuelTypes.toSorted(),
    transmissions: values.transmissions.toSorted(),
    pureElectricRanges: values.pureElectricRanges.toSorted(),
    ...(values.doors.length > 0 && { doors: ascending(values.doors) }),
    ...(values.seats.length > 0 && { seats: ascending(values.seats) }),
    ...(values.features.length > 0 && { features: values.features.toSorted() }),
    ...(bootFrom !== null && { bootFrom }),
    terms: ascending(values.terms),
    annualMileages: ascending(values.annualMileages),
    depositValues: ascending(values.depositValues),
    budgetRanges: values.budgetRanges.toSorted(),
    ...(budgetFrom !== null && { budgetFrom }),
    ...(budgetTo !== null && { budgetTo }),
    ...(rentalRange !== '0' && { rentalRange }),
    ...(values.providers.length > 0 && { brandIds: values.providers.toSorted() }),
    ...(stock && { stock: '1' as const }),
    ...(specialOffers && { specialOffers: '1' as const }),
    ...(maintained && { maintained: '1' as const }),
    sort: values.sort,
    ...(extras.page && extras.page > 1 && { page: extras.page }),
    ...(extras.rows && { rows: extras.rows }),
  }
}

/**
 * What the list calls take beside these filters: one row a car model, unless every deal is to stand
 * by itself. Filter counts are of deals either way. Rule F-108.
 */
export function groupingToQuery({ everyDeal }: FilterValues): { groupBy?: 'carModel' } {
  return everyDeal ? {} : { groupBy: 'carModel' }
}

/**
 * What the call for choices takes beside these filters: whether those behind “More filters” are
 * wanted. Rule F-127.
 */
export function choicesToQuery(values: FilterValues): { more?: '1' } {
  return isMoreShown(values) ? { more: '1' } : {}
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((left, right) => left - right)
}

/**
 * Make and range of a car model that the path names: the first chosen range's. Null without a
 * model. Rule F-55.
 */
export function modelRange(
  values: FilterValues,
  carModel: string | undefined,
): { manufacturer: string; range: string } | null {
  const [range] = values.ranges
  return carModel === undefined || range === undefined ? null : rangeParts(range)
}
