import type { Deal } from '#core/offer/deal.ts'
import type { DerivativeSummary, Named } from '#core/vehicle/derivative.ts'
import { decodeOfferColumns, encodeOfferColumns, type OfferColumns } from './offer-columns.ts'

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

const namedFields = [
  'manufacturer',
  'range',
  'carModel',
] as const satisfies readonly (keyof DerivativeSummary)[]

/**
 * Deals of many cars, column by column: a third of the bytes of as many objects, for a page that
 * hands its first list to the browser. Names stand once; deal n is the nth entry of each column.
 * Rule C-31.
 */
export type DealColumns = {
  offers: OfferColumns
  names: Named[]
  named: Record<(typeof namedFields)[number], number[]>
  plain: { [Field in (typeof plainFields)[number]]: DerivativeSummary[Field][] }
}

/** Offer columns are of one car. Here each offer's car stands in a column of its own instead. */
const anyCar = '1'

/** Packs deals in their order. */
export function encodeDealColumns(deals: readonly Deal[]): DealColumns {
  const names: Named[] = []
  const indexOf = (name: Named) => {
    const known = names.findIndex(
      (each) => each.slug === name.slug && each.id === name.id && each.name === name.name,
    )
    return known < 0 ? names.push(name) - 1 : known
  }
  const columnsOf = <Field extends string, Value>(
    fields: readonly Field[],
    valueOf: (deal: Deal, field: Field) => Value,
  ) => Object.fromEntries(fields.map((field) => [field, deals.map((deal) => valueOf(deal, field))]))
  return {
    offers: encodeOfferColumns(
      anyCar,
      deals.map(({ offer }) => ({
        ...offer,
        capId: anyCar,
        id: `${offer.provider.id}-${anyCar}-${profileKeyOf(offer)}`,
      })),
    ),
    named: columnsOf(namedFields, ({ derivative }, field) =>
      indexOf(derivative[field]),
    ) as DealColumns['named'],
    plain: columnsOf(
      plainFields,
      ({ derivative }, field) => derivative[field],
    ) as DealColumns['plain'],
    names,
  }
}

/** The deals back, in their order. Throws a TypeError when the columns do not fit together. */
export function decodeDealColumns({ offers, names, named, plain }: DealColumns): Deal[] {
  return decodeOfferColumns(offers).map((offer, index) => {
    const capId = plain.capId[index]
    if (capId === undefined) throw new TypeError(`Deal ${index} came without its car.`)
    const derivative = Object.fromEntries([
      ...plainFields.map((field) => [field, plain[field][index]]),
      ...namedFields.map((field) => [field, names[named[field][index]!]]),
    ]) as DerivativeSummary
    return {
      derivative,
      offer: { ...offer, capId, id: `${offer.provider.id}-${capId}-${profileKeyOf(offer)}` },
    }
  })
}

function profileKeyOf({ id, provider, capId }: Deal['offer']): string {
  return id.slice(`${provider.id}-${capId}-`.length)
}
