import type { FinanceType } from '../offer/finance-type.ts'
import { commonPcpProfile } from '../offer/common-pcp-profile.ts'
import { commonProfile } from '../offer/lease-profile.ts'
import type { BudgetRange } from '../pricing/budget-range.ts'
import type { RentalRange } from '../pricing/lease/rental-range.ts'
import { pcpDepositBandOf } from '../pricing/pcp/pcp-deposit-band.ts'
import type { BodyType } from '../vehicle/body-type.ts'
import type { FeatureFlag } from '../vehicle/feature-flag.ts'
import type { FuelType } from '../vehicle/fuel-type.ts'
import type { PureElectricRange } from '../vehicle/pure-electric-range.ts'
import type { Transmission } from '../vehicle/transmission.ts'
import type { Delivery } from './change/delivery.ts'
import type { PageFamily } from './change/page-family.ts'
import { defaultSort, type Sort } from './query/sort.ts'

/**
 * A visitor's filters on a list. An empty array means "any" throughout; terms, mileages and deposit
 * values start on the common profile and can be widened to any. Rule F-01.
 */
export type FilterValues = {
  /** The page family the filters were chosen on. In an address only the path says it. Rule F-04. */
  type: PageFamily
  financeType: FinanceType
  /** Slugs. */
  manufacturers: string[]
  /** As `rangeValue` writes them: `ford.focus`. */
  ranges: string[]
  bodyTypes: BodyType[]
  fuelTypes: FuelType[]
  transmissions: Transmission[]
  pureElectricRanges: PureElectricRange[]
  doors: number[]
  seats: number[]
  /** Equipment of which a car has everything chosen. Rule F-126. */
  features: FeatureFlag[]
  /** Least boot, or load space of a van, in litres; null for any. Rule F-126. */
  bootFrom: number | null
  /** Months. */
  terms: number[]
  /** Miles a year. */
  annualMileages: number[]
  /** Initial rentals in months; for PCP the customer's deposit in pounds. */
  depositValues: number[]
  budgetRanges: BudgetRange[]
  /** Whole pounds a month. */
  budgetFrom: number | null
  budgetTo: number | null
  rentalRange: RentalRange
  /** Slugs of the leasing providers among whose offers each car's best is taken. Rule F-140. */
  providers: string[]
  /** When the car is wanted, where a list asks; stock follows it. Rule F-109. */
  delivery: Delivery
  /** True for cars in stock only. */
  stock: boolean
  specialOffers: boolean
  /** True for prices that include a maintenance package. */
  maintained: boolean
  /** True for a business's prices with VAT: shown otherwise, the same deals. Rule F-107. */
  vat: boolean
  sort: Sort
  /** True for every deal by itself; otherwise one card stands for a car model. Rule F-108. */
  everyDeal: boolean
  /** True while the filters behind “More filters” are offered as well. Rule F-127. */
  more: boolean
}

/**
 * Filters fixed by the path of a list: `/car-search/ford` is about Fords. One that is empty, null or
 * false is fixed as well: what the list is about leaves no choice there. Rules F-39, F-100.
 */
export type FilterScope = Partial<
  Pick<
    FilterValues,
    | 'type'
    | 'financeType'
    | 'manufacturers'
    | 'ranges'
    | 'bodyTypes'
    | 'fuelTypes'
    | 'pureElectricRanges'
    | 'budgetRanges'
    | 'budgetFrom'
    | 'budgetTo'
    | 'stock'
    | 'specialOffers'
    | 'maintained'
    | 'everyDeal'
  >
>

/** The filters a list opens with, on the common profile of the finance type. Rules F-01, F-02, F-04. */
export function defaultFilters(financeType: FinanceType = 'personal'): FilterValues {
  return {
    type: 'compare',
    financeType,
    manufacturers: [],
    ranges: [],
    bodyTypes: [],
    fuelTypes: [],
    transmissions: [],
    pureElectricRanges: [],
    doors: [],
    seats: [],
    features: [],
    bootFrom: null,
    ...profileDefaults(financeType),
    budgetRanges: [],
    budgetFrom: null,
    budgetTo: null,
    rentalRange: '0',
    providers: [],
    delivery: 'browsing',
    stock: false,
    specialOffers: false,
    maintained: false,
    vat: false,
    sort: defaultSort,
    everyDeal: false,
    more: false,
  }
}

/**
 * Term, mileage and deposit of the common profile, the deposit of a PCP as the band that holds
 * it. Rule F-03.
 */
export function profileDefaults(
  financeType: FinanceType,
): Pick<FilterValues, 'terms' | 'annualMileages' | 'depositValues'> {
  const common = financeType === 'pcp' ? commonPcpProfile : commonProfile[financeType]
  return {
    terms: [common.termMonths],
    annualMileages: [common.annualMileageMiles],
    depositValues: [
      'depositPounds' in common
        ? pcpDepositBandOf(common.depositPounds * 100)!
        : common.initialRentals,
    ],
  }
}
