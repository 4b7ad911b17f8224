import type { calls } from '#core/contract/calls.ts'
import type { Call, CallResponse } from '#core/contract/call.ts'
import { readQuery } from '#core/contract/http/query.ts'
import type { WireListedDeal } from '#core/contract/json/wire-derivative.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { dealQueryOf, type DealFields } from '#core/filters/query/deal-query-of.ts'
import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import { type DealQuery, openQuery } from '#core/filters/query/deal-query.ts'
import { rowOrder, sortDirection } from '#core/filters/query/deal-rank.ts'
import type { Sort } from '#core/filters/query/sort.ts'
import type { ExampleDeal } from '#leasing-api/reference/example-deal.ts'
import { matches, type PlainOffer } from './brute-force.ts'
import { figureErrors, orderErrors, plainRank, scoreErrors, wireRank } from './order-oracle.ts'
import { plainScore } from './plain-score.ts'

/** Every offer of the world, and what the example's requests are about. */
export type World = { offers: readonly PlainOffer[]; deal: ExampleDeal }

/**
 * What an answer should hold, from a reading of every offer, and what is wrong with the answer.
 * `expected` is what matches, so that two questions can be told apart.
 */
export type Oracle = (
  asked: World,
  query: URLSearchParams,
  json: unknown,
) => { expected: readonly PlainOffer[]; errors: readonly string[] }

/**
 * A list of deals in its order: each car once, with the first by it of its offers that match, or
 * each car model once where that is asked for.
 */
export function dealList<C extends Call>(
  call: C,
  within: (asked: World) => Partial<DealQuery>,
  usualGroup: (car: PlainOffer['car']) => string = ({ capId }) => capId,
  dealsOf = (data: readonly unknown[]) => data as readonly WireListedDeal[],
): Oracle {
  return (asked, search, json) => {
    const fields = read(call, search)
    const query = { ...dealQueryOf({ ...open, ...fields }), ...within(asked) }
    const { sort } = query
    const placeOf = rowOrder(sort)
    const isByModel = 'groupBy' in fields && fields.groupBy === 'carModel'
    const groupOf = isByModel ? modelOf : usualGroup
    const matching = asked.offers.filter((offer) => matches(resolveQuery(query), offer))
    const names = new Set(matching.map(({ car }) => groupOf(car)))
    const byCar = Map.groupBy(matching, capIdOf)
    const rows = Map.groupBy(matching, ({ car }) => groupOf(car))
    const groups = [...rows.values()]
    const {
      data,
      total,
      deals: matchingCars,
    } = json as {
      data: unknown[]
      total: number
      deals?: number
    }
    const deals = dealsOf(data)
    return {
      expected: matching,
      errors: [
        ...differs('total', total, names.size),
        ...differs('rows', data.length, Math.min(names.size, 100)),
        ...differs('deals', matchingCars, isByModel ? byCar.size : undefined),
        ...deals.flatMap((deal) => groupErrors(sort, deal, isByModel ? matching : null)),
        ...deals.flatMap((deal) => {
          const ofCar = byCar.get(deal.capId) ?? []
          return [
            ...(isAmong(ofCar, deal.offer) ? [] : [`${deal.offer.id} does not match`]),
            ...differs(`rank of ${deal.capId}`, wireRank(sort, deal.offer), least(sort, ofCar)),
            ...differs(`score of ${deal.capId}`, deal.score, scoreOfRow(asked.offers, ofCar, deal)),
          ]
        }),
        ...(sort === 'score|desc'
          ? byScore(asked.offers, deals, byCar, rows)
          : placeOf
            ? figureErrors(
                sort,
                placeOf,
                deals,
                groups.map((offers) => offers.map(({ car }) => car)),
              )
            : orderErrors(
                sort,
                deals.map(({ offer }) => offer),
                groups.map((offers) => (isByModel ? firstOf(sort, offers) : least(sort, offers))),
              )),
      ],
    }
  }
}

/** The whole score that a row should give; undefined where its call gives none. */
function scoreOfRow(
  offers: readonly PlainOffer[],
  ofCar: readonly PlainOffer[],
  { offer, score }: WireListedDeal,
): number | null | undefined {
  const plain = ofCar.find((each) => isAmong([each], offer))
  if (score === undefined || !plain) return score
  const exact = plainScore(offers, plain)
  return exact === null ? null : Math.round(exact)
}

/** What is wrong with rows that stand by their score. */
function byScore(
  offers: readonly PlainOffer[],
  deals: readonly WireListedDeal[],
  byCar: ReadonlyMap<string, readonly PlainOffer[]>,
  rows: ReadonlyMap<string, readonly PlainOffer[]>,
): string[] {
  const shown = deals.flatMap(({ capId, offer }) =>
    (byCar.get(capId) ?? []).filter((each) => isAmong([each], offer)).slice(0, 1),
  )
  const cars = new Set(deals.map(({ capId }) => capId))
  const left = [...rows.values()].filter((each) => !each.some(({ car }) => cars.has(car.capId)))
  return scoreErrors(offers, shown, left)
}

const modelOf = ({ carModel }: PlainOffer['car']) => String(carModel.id)

/** What is wrong with what a row says of its car model, which it does where models are listed. */
function groupErrors(
  sort: Sort,
  { group, carModel, capId }: WireListedDeal,
  matching: readonly PlainOffer[] | null,
): string[] {
  if (matching === null || !group) return differs(`group of ${capId}`, Boolean(group), !!matching)
  const ofModel = matching.filter(({ car }) => car.carModel.id === carModel.id)
  const cars = [...Map.groupBy(ofModel, capIdOf)]
  // Offers of one rank may cost another month.
  const monthly = (each: readonly PlainOffer[]) =>
    each
      .filter((offer) => plainRank(sort, offer) === least(sort, each))
      .map(({ monthlyPence }) => monthlyPence)
  const others = cars.filter(([id]) => id !== capId).flatMap(([, each]) => monthly(each))
  const isSaid = (said: number | null, from: readonly number[]) =>
    said === null ? from.length === 0 : from.includes(pence(said))
  return [
    ...differs(`deals of ${carModel.slug}`, group.deals, cars.length),
    ...(isSaid(
      group.cheapest,
      cars.flatMap(([, each]) => monthly(each)),
    ) && isSaid(group.otherwiseFrom, others)
      ? []
      : [`${carModel.slug} is nowhere from ${group.cheapest} or ${group.otherwiseFrom}`]),
  ]
}

/** The rank of the first of a car model's cars: the least of theirs, or downwards the highest. */
function firstOf(sort: Sort, offers: readonly PlainOffer[]): number {
  const ranks = [...Map.groupBy(offers, capIdOf).values()].map((each) => least(sort, each))
  return sortDirection(sort) === 1 ? Math.min(...ranks) : Math.max(...ranks)
}

/**
 * The choices of filters: their total is the number of cars a list would hold, and a raised budget
 * brings as many more as it leaves out.
 */
export function choices<C extends Call>(call: C, within: Partial<DealQuery>): Oracle {
  return ({ offers }, search, json) => {
    const query = resolveQuery({ ...dealQueryOf({ ...open, ...read(call, search) }), ...within })
    const matching = offers.filter((offer) => matches(query, offer))
    const carsOf = (found: readonly PlainOffer[]) => unique(found.map(capIdOf)).length
    const { total, raisedBudget } = json as { total: number; raisedBudget?: { more: number } }
    const budgetTo = query.budgetTo === null ? null : query.budgetTo + 20
    const raised = offers.filter((offer) => matches({ ...query, budgetTo }, offer))
    return {
      expected: matching,
      errors: [
        ...differs('total', total, carsOf(matching)),
        ...differs('more', raisedBudget?.more ?? 0, carsOf(raised) - carsOf(matching)),
      ],
    }
  }
}

/** The offers of one car that match; stock is either side there, and deposits are exact. */
export function ofCar<C extends Call>(
  call: C,
  capId: (deal: ExampleDeal) => string,
  more: (fields: CarFields) => CarFields,
  check: (matching: readonly PlainOffer[], json: unknown, asked: CarFields) => string[],
): Oracle {
  return ({ offers, deal }, search, json) => {
    const fields = more(read(call, search) as CarFields)
    const matching = offers.filter(
      (offer) => offer.car.capId === capId(deal) && matchesCar(fields, offer),
    )
    return { expected: matching, errors: check(matching, json, fields) }
  }
}

type CarFields = Partial<DealFields>

function matchesCar({ stock, depositValues = [], ...fields }: CarFields, offer: PlainOffer) {
  const { profile } = offer
  const deposit = profile.financeType === 'pcp' ? profile.depositPounds : profile.initialRentals
  const isInStock = profile.financeType !== 'pcp' && profile.isInStock
  return (
    matches(dealQueryOf({ ...open, ...fields }), offer) &&
    (depositValues.length === 0 || depositValues.includes(deposit)) &&
    (stock === undefined || stock === isInStock)
  )
}

export const offerPage = (
  matching: readonly PlainOffer[],
  json: unknown,
  { sort = open.sort }: CarFields,
): string[] => {
  const { data, total } = json as CallResponse<typeof calls.listOffers>
  return [
    ...differs('total', total, matching.length),
    ...differs('rows', data.length, Math.min(matching.length, 100)),
    ...data.filter((offer) => !isAmong(matching, offer)).map(({ id }) => `${id} does not match`),
    ...(sort === 'delivery|asc' || sort === 'checked|desc'
      ? figureErrors(
          sort,
          rowOrder(sort)!,
          data.map((offer) => ({ batteryRangeMiles: null, combinedMpg: null, offer })),
          [],
        )
      : orderErrors(
          byOneCar(sort),
          data,
          matching.map((offer) => plainRank(byOneCar(sort), offer)),
        )),
  ]
}

/** The offers of one car stand by score as they do by the effective month: it has one list price. */
const byOneCar = (sort: Sort): Sort => (sort === 'score|desc' ? 'effectiveMonthly|asc' : sort)

const open = { ...openQuery, budgetFrom: undefined, budgetTo: undefined }

export function same(fields: CarFields): CarFields {
  return fields
}

export function read<C extends Call>(call: C, search: URLSearchParams) {
  const reading = readQuery(call, search)
  if (!reading.ok) throw new Error(`${search.toString()} cannot be read`)
  return reading.value
}

/** Whether an answered offer is one of these: its provider, its profile and its price. */
export function isAmong(offers: readonly PlainOffer[], wire: WireOffer): boolean {
  return offers.some(
    ({ car, provider, profile, isSpecial, monthlyPence, totalPence, initialPence }) =>
      car.capId === wire.capId &&
      provider.name === wire.brandName &&
      profile.financeType === wire.financeType &&
      profile.termMonths === wire.term &&
      profile.annualMileageMiles === wire.annualMileage &&
      monthlyPence === pence(wire.monthlyPayment) &&
      totalPence === pence(wire.totalCost) &&
      initialPence === pence(wire.initialPayment) &&
      (profile.financeType === 'pcp'
        ? profile.depositPounds === wire.depositValue
        : profile.initialRentals === wire.depositValue &&
          profile.isInStock === (wire.stock === 1) &&
          isSpecial === wire.specialOffer &&
          profile.isMaintained === wire.maintenanceIncluded),
  )
}

/** The rank of what comes first of these by an order; a car goes by its cheapest either way round. */
function least(sort: Sort, offers: readonly PlainOffer[]): number {
  return Math.min(...offers.map((offer) => plainRank(sort, offer)))
}

export const capIdOf = ({ car }: PlainOffer) => car.capId
export const pence = (pounds: number) => Math.round(pounds * 100)
export const unique = (names: readonly string[]) => [...new Set(names)]

export function differs(what: string, answered: unknown, expected: unknown): string[] {
  return answered === expected
    ? []
    : [`${what}: answered ${String(answered)}, expected ${String(expected)}`]
}
