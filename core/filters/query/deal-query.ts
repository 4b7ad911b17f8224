import type { FilterValues } from '../filter-values.ts'

/**
 * A query for deals: the cheapest matching offer of each matching derivative. Empty arrays and
 * nulls mean no restriction; matches `budgetFrom < monthly price <= budgetTo`.
 */
export type DealQuery = Omit<
  FilterValues,
  'type' | 'delivery' | 'stock' | 'specialOffers' | 'maintained' | 'vat' | 'everyDeal' | 'more'
> & {
  carModels: string[]
  isInStockOnly: boolean
  isSpecialOfferOnly: boolean
  isMaintained: boolean
}

/** The query without restrictions: every personal offer. Rule F-52. */
export const openQuery: DealQuery = {
  financeType: 'personal',
  terms: [],
  annualMileages: [],
  depositValues: [],
  manufacturers: [],
  ranges: [],
  carModels: [],
  bodyTypes: [],
  fuelTypes: [],
  transmissions: [],
  doors: [],
  seats: [],
  features: [],
  bootFrom: null,
  pureElectricRanges: [],
  budgetRanges: [],
  budgetFrom: null,
  budgetTo: null,
  rentalRange: '0',
  providers: [],
  isInStockOnly: false,
  isSpecialOfferOnly: false,
  isMaintained: false,
  sort: 'minPayment|asc',
}
