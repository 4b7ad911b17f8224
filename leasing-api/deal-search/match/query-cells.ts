import { budgetLimits, type BudgetLimits } from '#core/filters/query/budget-limits.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { rentalRangeCeilingPence } from '#core/pricing/lease/rental-range.ts'
import { cellKey, noCell, type CellPlace } from '../index/cell-place.ts'
import { bandParts, priceBands, wholeBands, type BandPart } from '../index/price-bands.ts'
import { mostMonthlyPence, type ProfileSpace } from '../index/profile-space.ts'

/** The fields of a query that filter offers, as opposed to cars. */
export type OfferQuery = Pick<
  DealQuery,
  | 'financeType'
  | 'terms'
  | 'annualMileages'
  | 'depositValues'
  | 'budgetRanges'
  | 'budgetFrom'
  | 'budgetTo'
  | 'rentalRange'
  | 'providers'
  | 'isInStockOnly'
  | 'isSpecialOfferOnly'
  | 'isMaintained'
>

/** Cache key of a query's filters on offers, whatever its filters on cars and sort. */
export function offerQueryKey(query: OfferQuery): string {
  return JSON.stringify([
    query.financeType,
    query.terms,
    query.annualMileages,
    query.depositValues,
    query.budgetRanges,
    query.budgetFrom,
    query.budgetTo,
    query.rentalRange,
    query.providers,
    query.isInStockOnly,
    query.isSpecialOfferOnly,
    query.isMaintained,
  ] satisfies OfferQuery[keyof OfferQuery][])
}

/** A cell to read, and the price bands of it; `parts` null means all. */
export type QueryCell = { place: CellPlace; cell: number; parts: readonly BandPart[] | null }

/** The price limits of a query, prepared once for the many sets of its facets. */
export type QueryPrices = {
  /** The limit on the first payment, in pence; null without one. */
  ceilingPence: number | null
  /** The parts of each band up to a highest monthly price; null means all of them. */
  partsUpTo(mostPence: number): readonly BandPart[] | null
}

export function queryPrices(query: OfferQuery): QueryPrices {
  const limits = budgetLimits(query)
  const isOpen = areOpen(limits)
  let known: Map<number, readonly BandPart[] | null> | null = null
  return {
    ceilingPence: rentalRangeCeilingPence(query.rentalRange),
    partsUpTo(mostPence) {
      // Most queries have no price limits and need no table.
      if (isOpen && mostPence === Number.POSITIVE_INFINITY) return null
      known ??= new Map()
      const parts = known.get(mostPence)
      if (parts !== undefined) return parts
      const made = queryParts(limits, mostPence)
      known.set(mostPence, made)
      return made
    },
  }
}

/**
 * The cells that together hold exactly the offers a query matches. A limit on the first payment is
 * a limit on the monthly price for each number of rentals, so it takes deposits one by one.
 * @param cells by `cellKey`, `noCell` where there is none
 * @param apart what is taken one by one even where nothing is chosen
 * @param prices of this query, or of one that asks the same of prices
 */
export function queryCells(
  space: ProfileSpace,
  cells: Int32Array,
  query: OfferQuery,
  apart: { terms?: boolean; deposits?: boolean } = {},
  { ceilingPence, partsUpTo }: QueryPrices = queryPrices(query),
): QueryCell[] {
  const { financeType } = query
  const values = space[financeType]
  const terms = placesOf(values.terms, query.terms, apart.terms ?? false)
  const mileages = placesOf(values.annualMileages, query.annualMileages, false)
  const areDepositsApart = ceilingPence !== null || (apart.deposits ?? false)
  const deposits = placesOf<number | null>(
    values.depositFilterValues,
    query.depositValues,
    areDepositsApart,
  )
  // Loops and not nested callbacks: facets call this some forty times.
  const found: QueryCell[] = []
  for (const deposit of deposits) {
    const parts = partsUpTo(
      deposit === null || ceilingPence === null
        ? Number.POSITIVE_INFINITY
        : mostMonthlyPence(values.deposits[deposit]!, ceilingPence),
    )
    if (parts?.length === 0) continue
    for (const term of terms) {
      for (const annualMileage of mileages) {
        const place = {
          financeType,
          isMaintained: query.isMaintained,
          isInStockOnly: query.isInStockOnly,
          isSpecialOnly: query.isSpecialOfferOnly,
          term,
          annualMileage,
          deposit,
        }
        // Undefined beyond the end of the table.
        const cell = cells[cellKey(space, place)] ?? noCell
        if (cell !== noCell) found.push({ place, cell, parts })
      }
    }
  }
  return found
}

/** A part of one band of a cell. */
export type QueryPart = { queryCell: QueryCell; part: BandPart }

/** The query parts of a band. */
export function queryPartsOf(cells: readonly QueryCell[], band: number): QueryPart[] {
  const parts: QueryPart[] = []
  for (const queryCell of cells) {
    for (const part of queryCell.parts ?? [wholeBands[band]!]) {
      if (part.band === band) parts.push({ queryCell, part })
    }
  }
  return parts
}

const anyPlace = [null] as const

/**
 * Places of chosen values; null, which is any, where none is chosen and they need not be told
 * apart.
 */
function placesOf<Value>(
  values: readonly Value[],
  chosen: readonly Value[],
  isEachWanted: boolean,
): readonly (number | null)[] {
  if (chosen.length === 0 && !isEachWanted) return anyPlace
  const places: number[] = []
  for (let place = 0; place < values.length; place++) {
    if (chosen.length === 0 || chosen.includes(values[place]!)) places.push(place)
  }
  return places
}

/** Whether limits allow every price. */
function areOpen(limits: BudgetLimits): boolean {
  const [first] = limits
  return (
    limits.length === 1 &&
    first!.fromPence === Number.NEGATIVE_INFINITY &&
    first!.toPence === Number.POSITIVE_INFINITY
  )
}

function queryParts(limits: BudgetLimits, mostPence: number): readonly BandPart[] | null {
  const parts = bandParts(limits, mostPence)
  return parts.length === priceBands && parts.every(({ isWhole }) => isWhole) ? null : parts
}
