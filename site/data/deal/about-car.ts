import 'server-only'
import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import { filtersToQuery } from '#core/filters/address/filters-to-query.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import type { DealSelection } from '#core/landing/deal-selection.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { DealsBeside } from '#core/offer/deals-beside.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'

export type CarReview = CallResponse<typeof calls.listReviews>
export type CarPictures = CallResponse<typeof calls.getImages>['images']

/** A road test of a car; null where too little is known for one. Rule K-06. */
export async function reviewOf(capId: string): Promise<CarReview | null> {
  const review = await orNull(cachedLeasing(calls.listReviews, { params: { capId } }))
  return review && review.paragrafList.length > 0 ? review : null
}

/** Photographs of a car, from the feed or editors; empty while there are only drawings. Rule K-35. */
export async function picturesOf(capId: string): Promise<CarPictures> {
  const answer = await orNull(cachedLeasing(calls.getImages, { params: { capId } }))
  return (answer?.images ?? []).filter(({ isDrawing }) => !isDrawing)
}

/** Deals on other cars that may be shown beside a car. Rules K-02, K-03, K-04. */
export async function dealsAround(capId: string): Promise<DealsBeside> {
  const params = { capId }
  const [alike, electric, special] = await Promise.all([
    orNull(cachedLeasing(calls.listAlsoLike, { params })),
    orNull(cachedLeasing(calls.listElectricAlternatives, { params })),
    cachedLeasing(calls.listSpecialOfferCarousel, {}),
  ])
  return {
    alike: (alike?.data ?? []).map(dealFromWire),
    electric: (electric?.data ?? []).map(dealFromWire),
    special: special.data.map(dealFromWire),
  }
}

/**
 * The cars of a car's range at their cheapest on a lease's terms, cheapest in total first: in stock
 * where the terms say so, from stock or factory else, as lists are. None for a PCP. Rule K-36.
 */
export async function rangeDealsOn(
  { manufacturer, range }: DerivativeSummary,
  selection: DealSelection,
): Promise<Deal[]> {
  const { financeType, termMonths, annualMileageMiles, deposit, isInStock, isMaintained } =
    selection
  if (financeType === 'pcp') return []
  const { data } = await cachedLeasing(calls.listPlainDerivatives, {
    query: filtersToQuery(
      {
        ...defaultFilters(financeType),
        manufacturers: [manufacturer.slug],
        ranges: [rangeValue(manufacturer.slug, range.slug)],
        terms: [termMonths],
        annualMileages: [annualMileageMiles],
        depositValues: [deposit],
        stock: isInStock,
        maintained: isMaintained,
        sort: 'totalCost|asc',
      },
      { rows: 100 },
    ),
  })
  return data.map(dealFromWire)
}
