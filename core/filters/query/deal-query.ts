import type { FinanceType } from '#core/offer/finance-type.ts'
import type { BudgetRange } from '#core/pricing/budget-range.ts'
import type { RentalRange } from '#core/pricing/lease/rental-range.ts'
import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { PureElectricRange } from '#core/vehicle/pure-electric-range.ts'
import type { Transmission } from '#core/vehicle/transmission.ts'
import type { Sort } from './sort.ts'

/**
 * A query for deals: the cheapest matching offer of each matching derivative. Empty arrays and
 * nulls mean no restriction.
 */
export type DealQuery = {
  financeType: FinanceType
  terms: number[]
  annualMileages: number[]
  depositValues: number[]
  manufacturers: string[]
  ranges: string[]
  carModels: string[]
  bodyTypes: BodyType[]
  fuelTypes: FuelType[]
  transmissions: Transmission[]
  doors: number[]
  pureElectricRanges: PureElectricRange[]
  budgetRanges: BudgetRange[]
  /** Whole pounds: matches `budgetFrom < monthly price <= budgetTo`. */
  budgetFrom: number | null
  budgetTo: number | null
  rentalRange: RentalRange
  isInStockOnly: boolean
  isSpecialOfferOnly: boolean
  isMaintained: boolean
  sort: Sort
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
  pureElectricRanges: [],
  budgetRanges: [],
  budgetFrom: null,
  budgetTo: null,
  rentalRange: '0',
  isInStockOnly: false,
  isSpecialOfferOnly: false,
  isMaintained: false,
  sort: 'minPayment|asc',
}
