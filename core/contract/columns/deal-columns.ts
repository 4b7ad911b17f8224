import type { CarModelGroup, ListedDeal } from '#core/offer/deal.ts'
import type { DerivativeSummary, Named } from '#core/vehicle/derivative.ts'
import { columnsOf, dictionary, rowAt, type Columns } from './columns.ts'
import { decodeOfferColumns, packedOffers, type OfferColumns } from './offer-columns.ts'

/** Fields of a derivative that are carried as they are. */
const plainFields = [
  'capId',
  'name',
  'bodyType',
  'fuelType',
  'transmission',
  'doors',
  'seats',
  'powerBhp',
  'co2',
  'combinedMpg',
  'batteryRangeMiles',
  'paint',
  'isApproximate',
] as const satisfies readonly (keyof DerivativeSummary)[]

type PlainField = (typeof plainFields)[number]

const groupFields = [
  'deals',
  'cheapestPence',
  'otherwiseFromPence',
] as const satisfies readonly (keyof CarModelGroup)[]

const namedFields = [
  'manufacturer',
  'range',
  'carModel',
] as const satisfies readonly (keyof DerivativeSummary)[]

/**
 * Deals of many cars, column by column: a third of the bytes of as many objects, for a page that
 * hands its first list to the browser. Names stand once; deal n is the nth entry of each column.
 * Rules C-31, C-65, C-69.
 */
export type DealColumns = {
  offers: OfferColumns
  named: Record<(typeof namedFields)[number], number[]>
  plain: Columns<DerivativeSummary, PlainField>
  names: Named[]
  /** Where each deal stands for all of its car model. */
  groups?: Columns<CarModelGroup> | undefined
  /** The value score of each deal of a list; null for one without. */
  scores?: (number | null)[] | undefined
}

/** Offer columns are of one car. Here each offer's car stands in a column of its own instead. */
const anyCar = '1'

/** Packs deals in their order. */
export function encodeDealColumns(deals: readonly ListedDeal[]): DealColumns {
  const cars = deals.map(({ derivative }) => derivative)
  const offers = deals.map(({ offer }) => offer)
  const groups = deals.flatMap(({ group }) => group ?? [])
  const scores = deals.flatMap(({ score }) => (score === undefined ? [] : [score]))
  const names = dictionary(namedFields.flatMap((field) => cars.map((car) => car[field])))
  const indexes = namedFields.map((field, at) => [
    field,
    names.indexes.slice(at * cars.length, (at + 1) * cars.length),
  ])
  return {
    offers: packedOffers(anyCar, offers),
    named: Object.fromEntries(indexes) as DealColumns['named'],
    plain: columnsOf(plainFields, cars),
    names: names.values,
    ...(groups.length > 0 && { groups: columnsOf(groupFields, groups) }),
    ...(scores.length > 0 && { scores }),
  }
}

const groupOf = (groups: Columns<CarModelGroup>, index: number, missing: string) =>
  rowAt<CarModelGroup, keyof CarModelGroup>(groupFields, groups, index, missing)

/** The deals back, in their order. Throws a TypeError when the columns do not fit together. */
export function decodeDealColumns(columns: DealColumns): ListedDeal[] {
  const { offers, names, named, plain, groups, scores } = columns
  const priced = decodeOfferColumns(offers, (index) => plain.capId[index]!)
  return priced.map((offer, index) => {
    const missing = `Deal ${index} came without its car.`
    const car = rowAt<DerivativeSummary, PlainField>(plainFields, plain, index, missing)
    const nameOf = (field: (typeof namedFields)[number]) => names[named[field][index]!]!
    return {
      derivative: {
        ...car,
        manufacturer: nameOf('manufacturer'),
        range: nameOf('range'),
        carModel: nameOf('carModel'),
      },
      offer,
      ...(groups && { group: groupOf(groups, index, missing) }),
      ...(scores && { score: scores[index] ?? null }),
    }
  })
}
