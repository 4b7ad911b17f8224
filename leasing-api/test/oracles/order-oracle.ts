import { poundsToPence } from '#core/contract/json/money.ts'
import type { WireListedDeal } from '#core/contract/json/wire-derivative.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { dealRank, type RowFigures, sortDirection } from '#core/filters/query/deal-rank.ts'
import type { Sort } from '#core/filters/query/sort.ts'
import type { PlainOffer } from './brute-force.ts'
import { plainScore } from './plain-score.ts'

/** What a list compares an offer by that was read from the tables, in pence. Rules F-07, L-04. */
export function plainRank(sort: Sort, { profile, monthlyPence, totalPence }: PlainOffer): number {
  return dealRank(sort, profile.termMonths)(monthlyPence, totalPence)
}

/** The same of an offer as it was answered. */
export function wireRank(sort: Sort, { term, monthlyPayment, totalCost }: WireOffer): number {
  return dealRank(sort, term)(poundsToPence(monthlyPayment), poundsToPence(totalCost))
}

/**
 * What is wrong with the order of a first page by a figure that is no price: rows out of order, and
 * where the figure is the car's, others than the first of all there are. Rule F-135.
 * @param cars of each row that the whole list has, those that it may show
 */
export function figureErrors(
  sort: Sort,
  placeOf: (row: RowFigures) => number,
  answered: readonly (Pick<WireListedDeal, 'batteryRangeMiles' | 'combinedMpg'> & {
    offer: Pick<WireOffer, 'deliveryWeeks' | 'checkedAt'>
  })[],
  cars: readonly (readonly PlainOffer['car'][])[],
): string[] {
  const places = answered.map(({ offer, ...car }) => placeOf({ ...car, ...offer, score: null }))
  const isOfCar = sort === 'electricRange|desc' || sort === 'mpg|desc'
  const anyOffer = { deliveryWeeks: { from: 0, to: 0 }, checkedAt: '', score: null }
  const expected = isOfCar
    ? cars.map((each) => Math.min(...each.map((car) => placeOf({ ...car, ...anyOffer }))))
    : [...places]
  expected.sort((left, right) => left - right)
  return places.flatMap((place, at) =>
    place === expected[at] ? [] : [`row ${at + 1} by ${sort}: ${place}, expected ${expected[at]}`],
  )
}

/**
 * What is wrong with the order of a first page by value score: a row before one of a better score,
 * or a row left out that certainly comes before the last one shown. Rule F-136.
 * @param shown the offer of each row
 * @param left of each row that is not on the page, the offers of its cars
 */
export function scoreErrors(
  offers: readonly PlainOffer[],
  shown: readonly PlainOffer[],
  left: readonly (readonly PlainOffer[])[],
): string[] {
  const scoreOf = (offer: PlainOffer) => plainScore(offers, offer) ?? -1
  const scores = shown.map(scoreOf)
  const last = scores.at(-1) ?? -1
  return [
    ...scores.flatMap((score, at) =>
      at > 0 && score > scores[at - 1]! ? [`row ${at + 1} by score: ${score}`] : [],
    ),
    ...left.flatMap((ofRow) => {
      const byCar = [...Map.groupBy(ofRow, ({ car }) => car.capId).values()]
      // Of offers at one price any may be the one shown, so the worst of them is certain.
      const certain = byCar.map((each) => Math.min(...cheapestOf(each).map(scoreOf)))
      const best = Math.max(...certain)
      return best > last ? [`${ofRow[0]!.car.capId} scores ${best} and is left out`] : []
    }),
  ]
}

function cheapestOf(offers: readonly PlainOffer[]): PlainOffer[] {
  const least = Math.min(...offers.map(({ monthlyPence }) => monthlyPence))
  return offers.filter(({ monthlyPence }) => monthlyPence === least)
}

/**
 * What is wrong with the order of a first page: it must hold the first of all ranks, each in its
 * place. Rows of one rank may stand either way round.
 */
export function orderErrors(
  sort: Sort,
  answered: readonly WireOffer[],
  everyRank: readonly number[],
): string[] {
  const inOrder = everyRank.toSorted((left, right) => (left - right) * sortDirection(sort))
  return answered.flatMap((offer, at) =>
    wireRank(sort, offer) === inOrder[at]
      ? []
      : [`row ${at + 1} by ${sort}: ${wireRank(sort, offer)}, expected ${inOrder[at]}`],
  )
}
