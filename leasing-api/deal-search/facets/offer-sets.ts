import type { LRUCache } from 'lru-cache'
import { financeChange } from '#core/filters/change/finance-change.ts'
import { nearestContract, type Contract } from '#core/filters/change/nearest-contract.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { financeTypes, isFinanceType, type FinanceType } from '#core/offer/finance-type.ts'
import { budgetRanges, type BudgetRange } from '#core/pricing/budget-range.ts'
import type { RentalRange } from '#core/pricing/lease/rental-range.ts'
import {
  queryPrices,
  offerQueryKey,
  type QueryPrices,
  type OfferQuery,
} from '../match/query-cells.ts'
import type { BitSet } from '../sets/bit-set.ts'
import { bitSetPool, type BitSetPool } from '../sets/bit-set-pool.ts'
import type { BitsByValue } from '../filters/car-bits.ts'
import { matchingCars } from '../match/matching-cars.ts'
import type { MatchReader } from '../match/match-reader.ts'
import { getOrMake } from '../sets/get-or-make.ts'
import { carsOfProviders } from '../match/offers-of-providers.ts'
import type { ProfileSpace } from '../index/profile-space.ts'
import { rentalSets } from './rental-sets.ts'

/** Sets per buffer of the pool: a query has some forty, a few of which the index holds. */
const setsAtOnce = 16

/** Derivatives by value of each filter on offers, whatever the car. */
export type OfferSets = {
  /** Derivatives with an offer that matches the query itself. */
  quoted: BitSet
  financeTypes: BitsByValue<FinanceType>
  terms: BitsByValue<number>
  annualMileages: BitsByValue<number>
  depositValues: BitsByValue<number>
  budgets: BitsByValue<BudgetRange>
  rentalRanges: BitsByValue<RentalRange>
  stocks: BitsByValue<string>
  specialOffers: BitsByValue<string>
  maintained: BitsByValue<string>
  /** By the provider's position; made when first asked for. */
  providers: () => BitsByValue<number>
  /** Memory of the sets. */
  pool: BitSetPool
}

/** Index and scratch memory of facets. */
export type FacetReader = MatchReader & {
  /** Pool for sets that live as long as one query, which clears it at its start. */
  scratch: BitSetPool
  /** By `offerQueryKey`: some tens of kilobytes a query. */
  setCache: LRUCache<string, OfferSets>
}

/**
 * The derivatives behind each facet count: the query's with only this filter replaced. Cached,
 * since visitors change filters on cars more often than those on offers.
 */
export function offerSets(reader: FacetReader, query: DealQuery): OfferSets {
  return getOrMake(reader.setCache, offerQueryKey(query), (evicted) => {
    const pool = evicted?.pool ?? bitSetPool(reader.index.words, setsAtOnce)
    pool.clear()
    return makeOfferSets(reader, query, pool)
  })
}

/** What choosing a finance type makes of a query, as it does on a list. Rules F-104, F-106, F-141. */
function ofFinanceType(
  space: ProfileSpace,
  query: OfferQuery,
  financeType: FinanceType,
): Partial<OfferQuery> {
  if (financeType === query.financeType) return {}
  const { stock, specialOffers, maintained, ...change } = financeChange(query, financeType)
  return {
    ...change,
    ...contractOf(space, query, financeType),
    financeType,
    ...(stock === false && { isInStockOnly: false }),
    ...(specialOffers === false && { isSpecialOfferOnly: false }),
    ...(maintained === false && { isMaintained: false }),
  }
}

function makeOfferSets(reader: FacetReader, query: DealQuery, pool: BitSetPool): OfferSets {
  const { terms, annualMileages, depositFilterValues } = reader.index.space[query.financeType]
  const prices = queryPrices(query)
  const setsOf = <Value>(
    values: readonly Value[],
    change: (value: Value) => Partial<OfferQuery>,
    pricesOf: (changed: OfferQuery) => QueryPrices = () => prices,
  ): BitsByValue<Value> => {
    const sets = new Map<Value, BitSet>()
    for (const value of values) {
      const changed = { ...query, ...change(value) }
      sets.set(value, matchingCars(reader, changed, pricesOf(changed), pool))
    }
    return sets
  }
  let providers: BitsByValue<number> | null = null
  return {
    pool,
    quoted: matchingCars(reader, query, prices, pool),
    financeTypes: setsOf(
      financeTypes,
      (financeType) => ofFinanceType(reader.index.space, query, financeType),
      queryPrices,
    ),
    terms: setsOf(terms, (value) => ({ terms: [value] })),
    annualMileages: setsOf(annualMileages, (value) => ({ annualMileages: [value] })),
    depositValues: setsOf(
      [...new Set(depositFilterValues.filter((value) => value !== null))],
      (value) => ({
        depositValues: [value],
      }),
    ),
    budgets: setsOf(
      budgetRanges.map(({ value }) => value),
      (value) => ({ budgetRanges: [value] }),
      queryPrices,
    ),
    rentalRanges: rentalSets(reader, query, pool),
    stocks: setsOf(['1', '0'], (value) => ({ isInStockOnly: value === '1' })),
    specialOffers: setsOf(['1'], () => ({ isSpecialOfferOnly: true })),
    maintained: setsOf(['1'], () => ({ isMaintained: true })),
    providers: () => (providers ??= providerSets(reader, query, pool)),
  }
}

/** The derivatives that each provider alone would leave. */
function providerSets(reader: FacetReader, query: OfferQuery, pool: BitSetPool) {
  const sets = new Map<number, BitSet>()
  for (let provider = 0; provider < reader.columns.providers; provider++) {
    sets.set(provider, carsOfProviders(reader, query, [provider], pool))
  }
  return sets
}

type ContractQuery = Pick<DealQuery, 'financeType' | keyof Contract>

/** The contract that a query takes with another finance type, by what that is quoted on. Rule F-141. */
function contractOf(space: ProfileSpace, query: ContractQuery, financeType: FinanceType): Contract {
  const { terms, annualMileages, depositFilterValues } = space[financeType]
  return nearestContract(query, query.financeType, financeType, {
    terms,
    annualMileages,
    depositValues: depositFilterValues.filter((value) => value !== null),
  })
}

/** The options of finance types, each other one with the contract that choosing it takes. */
export function withContracts(
  space: ProfileSpace,
  query: ContractQuery,
  options: FilterOptions['financeTypes'],
): FilterOptions['financeTypes'] {
  return options.map((option) =>
    isFinanceType(option.value) && option.value !== query.financeType
      ? { ...option, contract: contractOf(space, query, option.value) }
      : option,
  )
}
