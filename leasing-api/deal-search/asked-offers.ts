import { budgetLimits, type BudgetLimits } from '#core/filters/budget-limits.ts'
import type { DealQuery } from '#core/filters/deal-query.ts'
import { rentalRangeCeilingPence } from '#core/pricing/rental-range.ts'
import { cellKey, type CellPlace } from './deal-index.ts'
import { bandParts, priceBands, type BandPart } from './price-bands.ts'
import { mostMonthlyPence, type ProfileSpace } from './profile-space.ts'

/** What a query asks of the offer, as opposed to the car. */
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
  | 'isInStockOnly'
  | 'isSpecialOfferOnly'
  | 'isMaintained'
>

/** A cell to read, and the prices to read of it; `parts` null means all of them. */
export type AskedCell = { place: CellPlace; cell: number; parts: readonly BandPart[] | null }

/**
 * The cells that together hold exactly the offers a query asks for. A limit on the first payment
 * is a limit on the monthly price for each number of rentals, so it takes deposits one by one.
 * @param cells by `cellKey`
 * @param isTermWanted takes terms one by one even where none is chosen
 */
export function askedCells(
  space: ProfileSpace,
  cells: ReadonlyMap<number, number>,
  query: OfferQuery,
  isTermWanted = false,
): AskedCell[] {
  const { financeType } = query
  const values = space[financeType]
  const limits = budgetLimits(query)
  const ceilingPence = rentalRangeCeilingPence(query.rentalRange)
  const terms = placesOf(values.terms, query.terms, isTermWanted)
  const mileages = placesOf(values.annualMileages, query.annualMileages, false)
  const filterValues = values.deposits.map(({ filterValue }) => filterValue)
  const deposits = placesOf<number | null>(filterValues, query.depositValues, ceilingPence !== null)
  return deposits.flatMap((deposit) => {
    const mostPence =
      deposit === null
        ? Number.POSITIVE_INFINITY
        : mostMonthlyPence(values.deposits[deposit]!, ceilingPence)
    const parts = askedParts(limits, mostPence)
    if (parts?.length === 0) return []
    return terms.flatMap((term) =>
      mileages.flatMap((annualMileage) => {
        const place = {
          financeType,
          isMaintained: query.isMaintained,
          isInStockOnly: query.isInStockOnly,
          isSpecialOnly: query.isSpecialOfferOnly,
          term,
          annualMileage,
          deposit,
        }
        const cell = cells.get(cellKey(space, place))
        return cell === undefined ? [] : [{ place, cell, parts }]
      }),
    )
  })
}

/** The places of chosen values; any, which is null, where none is chosen and they need not be told apart. */
function placesOf<Value>(
  values: readonly Value[],
  chosen: readonly Value[],
  isEachWanted: boolean,
): (number | null)[] {
  if (chosen.length === 0) return isEachWanted ? [...values.keys()] : [null]
  return values.flatMap((value, place) => (chosen.includes(value) ? [place] : []))
}

function askedParts(limits: BudgetLimits, mostPence: number): BandPart[] | null {
  const parts = bandParts(limits, mostPence)
  return parts.length === priceBands && parts.every(({ isWhole }) => isWhole) ? null : parts
}
