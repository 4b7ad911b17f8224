import type { FinanceType } from '../offer/finance-type.ts'
import type { Offer } from '../offer/offer.ts'
import { defaultSort } from '../filters/sort.ts'
import type { Derivative, DerivativeSummary } from '../vehicle/derivative.ts'
import type { DealSelection } from './deal-selection.ts'
import type { LandingLoadName } from './landing-loads.ts'
import { anyBudget, type BudgetFilters } from './matching-offers.ts'
import type { ProfileOptions } from './profile-options.ts'

/** What is asked of offers apart from term, mileage and deposit. */
export type LandingFilters = BudgetFilters & {
  financeType: FinanceType
  /** Null until the top offer has said on which side of the toggle it lies. */
  isInStock: boolean | null
  isMaintained: boolean
}

/** Null until chosen or taken from the top offer. */
export type LandingProfile = {
  termMonths: number | null
  annualMileageMiles: number | null
  /** Months up front, for leases. */
  leaseDeposit: number | null
  /** Whole pounds, for PCP. */
  pcpDeposit: number | null
}

/** What is kept of a page that is left, to come back to. */
export type SavedFilters = Pick<
  LandingState,
  'filters' | 'profile' | 'areAdditionalFiltersOn' | 'sort'
>

export type LandingImage = { url: string; alt: string; isDrawing: boolean }

/** Car and customer as an earlier form left them, masked, to fill the enquiry in. */
export type CustomerForm = { userName: string; userEmail: string; userPhone: string }

/** One kind of load: its latest request, and what came of it. */
export type LandingTask = {
  request: number
  isLoading: boolean
  /** Why it failed, to show beside a retry; null when it did not. */
  messageKey: string | null
}

/** Everything the deal page knows. Nothing in it is ever changed in place. */
export type LandingState = {
  /** Empty until a page is opened. */
  capId: string
  customerFormHash: string | null
  /** True once the first top offer has answered and the profile is set. */
  isReady: boolean
  filters: LandingFilters
  profile: LandingProfile
  /** The words of the deal sentence changed last, to be given up last. */
  lastChanged: readonly (keyof DealSelection)[]
  /** Whether the budget filters count for the offers shown. */
  areAdditionalFiltersOn: boolean
  /** A `Sort`, or any other text to keep the order in which offers came. */
  sort: string
  /** Lease offers and PCP offers as they were loaded, neither filtered nor sorted. */
  offers: readonly Offer[]
  pcpOffers: readonly Offer[]
  topOffer: Offer | null
  /** The offer marked by the visitor; null when it is the top offer. */
  selectedOfferId: string | null
  options: ProfileOptions
  car: Derivative | null
  images: readonly LandingImage[]
  description: readonly string[]
  features: readonly string[]
  /** Sibling derivatives of the same range; null until asked for. */
  otherCars: readonly DerivativeSummary[] | null
  /** Paragraphs of the review; null until asked for. */
  reviews: readonly string[] | null
  customerForm: CustomerForm | null
  savedFilters: SavedFilters | null
  orderRef: string | null
  tasks: Partial<Record<LandingLoadName, LandingTask>>
  /** Requests are numbered over the whole life of the state, so that no late answer fits a newer one. */
  lastRequest: number
}

/** The state before any page is opened. Rule L-12. */
export const emptyLanding: LandingState = {
  capId: '',
  customerFormHash: null,
  isReady: false,
  filters: { financeType: 'personal', isInStock: null, isMaintained: false, ...anyBudget },
  profile: { termMonths: null, annualMileageMiles: null, leaseDeposit: null, pcpDeposit: null },
  lastChanged: [],
  areAdditionalFiltersOn: false,
  sort: defaultSort,
  offers: [],
  pcpOffers: [],
  topOffer: null,
  selectedOfferId: null,
  options: {
    financeTypes: [],
    terms: [],
    mileages: [],
    deposits: [],
    inStockCount: 0,
    factoryCount: 0,
    maintainedCount: 0,
    unmaintainedCount: 0,
  },
  car: null,
  images: [],
  description: [],
  features: [],
  otherCars: null,
  reviews: null,
  customerForm: null,
  savedFilters: null,
  orderRef: null,
  tasks: {},
  lastRequest: 0,
}

/** The deposit of the mode the page is in: months up front for a lease, pounds for PCP. */
export function depositOf({ filters, profile }: LandingState): number | null {
  return profile[depositKey(filters.financeType)]
}

/** Leases and PCP keep a deposit each: months and pounds do not compare. Rule L-22. */
export function depositKey(financeType: FinanceType): 'leaseDeposit' | 'pcpDeposit' {
  return financeType === 'pcp' ? 'pcpDeposit' : 'leaseDeposit'
}
