import type { FeatureFlag } from '#core/vehicle/feature-flag.ts'
import type { DealQuery } from './deal-query.ts'

/** The fields of a list or facet request. Not every call knows all of them. */
export type DealFields = Omit<
  DealQuery,
  | 'doors'
  | 'seats'
  | 'features'
  | 'bootFrom'
  | 'carModels'
  | 'budgetFrom'
  | 'budgetTo'
  | 'providers'
  | 'isInStockOnly'
  | 'isSpecialOfferOnly'
  | 'isMaintained'
> & {
  doors?: number[] | undefined
  seats?: number[] | undefined
  features?: FeatureFlag[] | undefined
  bootFrom?: number | null | undefined
  carModels?: string[] | undefined
  budgetFrom?: number | undefined
  budgetTo?: number | undefined
  /** Providers, by id or slug. */
  brandIds?: string[] | undefined
  stock?: boolean | undefined
  specialOffers?: boolean | undefined
  maintained?: boolean | undefined
}

/** Turns a request's fields into a deal query; absent fields restrict nothing. Rule F-52. */
export function dealQueryOf(fields: DealFields): DealQuery {
  return {
    financeType: fields.financeType,
    terms: fields.terms,
    annualMileages: fields.annualMileages,
    depositValues: fields.depositValues,
    manufacturers: fields.manufacturers,
    ranges: fields.ranges,
    carModels: fields.carModels ?? [],
    bodyTypes: fields.bodyTypes,
    fuelTypes: fields.fuelTypes,
    transmissions: fields.transmissions,
    doors: fields.doors ?? [],
    seats: fields.seats ?? [],
    features: fields.features ?? [],
    bootFrom: fields.bootFrom ?? null,
    pureElectricRanges: fields.pureElectricRanges,
    budgetRanges: fields.budgetRanges,
    budgetFrom: fields.budgetFrom ?? null,
    budgetTo: fields.budgetTo ?? null,
    rentalRange: fields.rentalRange,
    providers: fields.brandIds ?? [],
    isInStockOnly: fields.stock ?? false,
    isSpecialOfferOnly: fields.specialOffers ?? false,
    isMaintained: fields.maintained ?? false,
    sort: fields.sort,
  }
}
