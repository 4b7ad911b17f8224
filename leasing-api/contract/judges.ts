import { calls } from '#core/contract/calls.ts'
import type { Call, CallAnswer } from '#core/contract/call.ts'
import { readQuery } from '#core/contract/query.ts'
import type { WireDeal } from '#core/contract/wire-derivative.ts'
import type { WireOffer } from '#core/contract/wire-offer.ts'
import { askDeals, type DealFields } from '#core/filters/ask-deals.ts'
import { askedQuery } from '#core/filters/asked-query.ts'
import { type DealQuery, openQuery } from '#core/filters/deal-query.ts'
import { rangeValue } from '#core/filters/range-value.ts'
import type { ExampleDeal } from '../reference/example-deal.ts'
import { matches, type PlainOffer } from '../testing/brute-force.ts'

/** Every offer of the world, and what the example's requests are about. */
export type Asked = { offers: readonly PlainOffer[]; deal: ExampleDeal }

/**
 * What an answer should hold, from a reading of every offer, and what is wrong with the answer.
 * `expected` is what matches, so that two questions can be told apart.
 */
export type Judge = (
  asked: Asked,
  query: URLSearchParams,
  json: unknown,
) => { expected: readonly PlainOffer[]; faults: readonly string[] }

/** A list of deals: each car once, with an offer that matches and none of its others cheaper. */
function dealList<C extends Call>(
  call: C,
  within: (asked: Asked) => Partial<DealQuery>,
  groupOf: (car: PlainOffer['car']) => string = ({ capId }) => capId,
  dealsOf = (data: readonly unknown[]) => data as readonly WireDeal[],
): Judge {
  return (asked, search, json) => {
    const query = { ...askDeals({ ...open, ...read(call, search) }), ...within(asked) }
    const matching = asked.offers.filter((offer) => matches(askedQuery(query), offer))
    const names = new Set(matching.map(({ car }) => groupOf(car)))
    const byCar = Map.groupBy(matching, capIdOf)
    const { data, total } = json as { data: unknown[]; total: number }
    const deals = dealsOf(data)
    return {
      expected: matching,
      faults: [
        ...differs('total', total, names.size),
        ...differs('rows', data.length, Math.min(names.size, 100)),
        ...deals.flatMap((deal) => {
          const ofCar = byCar.get(deal.capId) ?? []
          const cheapest = Math.min(...ofCar.map(({ monthlyPence }) => monthlyPence))
          return [
            ...(isAmong(ofCar, deal.offer) ? [] : [`${deal.offer.id} does not match`]),
            ...differs(`price of ${deal.capId}`, pence(deal.offer.monthlyPayment), cheapest),
          ]
        }),
      ],
    }
  }
}

/** The choices of filters: their total is the number of cars a list would hold. */
function choices<C extends Call>(call: C, within: Partial<DealQuery>): Judge {
  return ({ offers }, search, json) => {
    const query = askedQuery({ ...askDeals({ ...open, ...read(call, search) }), ...within })
    const matching = offers.filter((offer) => matches(query, offer))
    const { total } = json as { total: number }
    return {
      expected: matching,
      faults: differs('total', total, unique(matching.map(capIdOf)).length),
    }
  }
}

/** The offers of one car that match; stock is either side there, and deposits are exact. */
function ofCar<C extends Call>(
  call: C,
  capId: (deal: ExampleDeal) => string,
  more: (fields: CarFields) => CarFields,
  judge: (matching: readonly PlainOffer[], json: unknown, asked: CarFields) => string[],
): Judge {
  return ({ offers, deal }, search, json) => {
    const fields = more(read(call, search) as CarFields)
    const matching = offers.filter(
      (offer) => offer.car.capId === capId(deal) && matchesCar(fields, offer),
    )
    return { expected: matching, faults: judge(matching, json, fields) }
  }
}

type CarFields = Partial<DealFields>

function matchesCar({ stock, depositValues = [], ...fields }: CarFields, offer: PlainOffer) {
  const { profile } = offer
  const deposit = profile.financeType === 'pcp' ? profile.depositPounds : profile.initialRentals
  const isInStock = profile.financeType !== 'pcp' && profile.isInStock
  return (
    matches(askDeals({ ...open, ...fields }), offer) &&
    (depositValues.length === 0 || depositValues.includes(deposit)) &&
    (stock === undefined || stock === isInStock)
  )
}

const offerPage = (matching: readonly PlainOffer[], json: unknown): string[] => {
  const { data, total } = json as CallAnswer<typeof calls.listOffers>
  return [
    ...differs('total', total, matching.length),
    ...differs('rows', data.length, Math.min(matching.length, 100)),
    ...data.filter((offer) => !isAmong(matching, offer)).map(({ id }) => `${id} does not match`),
  ]
}

/** One judge for each call with filters. Rules F-42 to F-55, L-02. */
export const judges = {
  listDerivatives: dealList(calls.listDerivatives, () => ({})),
  listPlainDerivatives: dealList(calls.listPlainDerivatives, () => ({})),
  listRangeDerivatives: dealList(calls.listRangeDerivatives, ({ deal }) => ({
    manufacturers: [deal.manufacturer],
    ranges: [rangeValue(deal.manufacturer, deal.range)],
  })),
  listCarModelDerivatives: dealList(calls.listCarModelDerivatives, ({ deal }) => ({
    carModels: [deal.carModelId],
  })),
  listSpecialOffers: dealList(calls.listSpecialOffers, () => ({ isSpecialOfferOnly: true })),
  listBudgetCarModels: dealList(
    calls.listBudgetCarModels,
    () => ({}),
    ({ carModel }) => String(carModel.id),
    (data) =>
      (data as CallAnswer<typeof calls.listBudgetCarModels>['data']).map(({ deal }) => deal),
  ),

  getFilters: choices(calls.getFilters, {}),
  getSpecialOfferFilters: choices(calls.getSpecialOfferFilters, { isSpecialOfferOnly: true }),

  listOffers: ofCar(calls.listOffers, ({ capId }) => capId, same, offerPage),
  listPcpOffers: ofCar(
    calls.listPcpOffers,
    ({ pcpCapId }) => pcpCapId,
    (fields) => ({ ...fields, financeType: 'pcp' }),
    offerPage,
  ),
  getTopOffers: ofCar(
    calls.getTopOffers,
    ({ capId }) => capId,
    same,
    (matching, json, { stock }) => {
      const { offer, stockCounts } = json as CallAnswer<typeof calls.getTopOffers>
      const cheapest = Math.min(...matching.map(({ monthlyPence }) => monthlyPence))
      const counted =
        stock === undefined ? stockCounts.inStock + stockCounts.factory : sideOf(stock, stockCounts)
      return [
        ...differs('offers counted', counted, matching.length),
        ...differs('offer', offer === null, matching.length === 0),
        ...(offer && !isAmong(matching, offer) ? [`${offer.id} does not match`] : []),
        ...(offer ? differs('price', pence(offer.monthlyPayment), cheapest) : []),
      ]
    },
  ),
  listCarSpecialOffers: ofCar(
    calls.listCarSpecialOffers,
    ({ capId }) => capId,
    // This call speaks of one value where others take several, and of miles as `mileage`.
    (fields) => {
      const { term, mileage, depositValue } = fields as Record<string, number | undefined>
      return {
        financeType: fields.financeType!,
        ...(term !== undefined && { terms: [term] }),
        ...(mileage !== undefined && { annualMileages: [mileage] }),
        ...(depositValue !== undefined && { depositValues: [depositValue] }),
        specialOffers: true,
      }
    },
    (unmaintained, json) => {
      const { data } = json as CallAnswer<typeof calls.listCarSpecialOffers>
      const plain = data.filter(({ offer }) => !offer.maintenanceIncluded)
      return [
        ...(data.length < 100 ? differs('offers', plain.length, unmaintained.length) : []),
        ...plain
          .filter(({ offer }) => !isAmong(unmaintained, offer))
          .map(({ offer }) => `${offer.id} does not match`),
      ]
    },
  ),
  getDerivativeFilters: ofCar(
    calls.getDerivativeFilters,
    ({ capId }) => capId,
    same,
    (matching, json) => {
      const { total, terms } = json as CallAnswer<typeof calls.getDerivativeFilters>
      return [
        ...differs('total', total, matching.length),
        ...differs(
          'terms',
          terms.reduce((sum, { count }) => sum + count, 0),
          matching.length,
        ),
      ]
    },
  ),

  listManufacturerPages: ({ offers }, search, json) => {
    const { financeType } = read(calls.listManufacturerPages, search)
    const matching = offers.filter((offer) => matches({ ...openQuery, financeType }, offer))
    const makes = unique(matching.map(({ car }) => car.manufacturer.slug))
    const { data } = json as CallAnswer<typeof calls.listManufacturerPages>
    return {
      expected: matching,
      faults: [
        ...differs(
          'makes',
          data
            .map(({ slug }) => slug)
            .toSorted()
            .join(),
          makes.toSorted().join(),
        ),
        ...data.flatMap(({ slug, derivatives }) => {
          const ofMake = matching.filter(({ car }) => car.manufacturer.slug === slug)
          return differs(`cars of ${slug}`, derivatives, unique(ofMake.map(capIdOf)).length)
        }),
      ],
    }
  },
  listTrendingOffers: ({ offers }, search, json) => {
    const { financeType } = read(calls.listTrendingOffers, search)
    const { data } = json as CallAnswer<typeof calls.listTrendingOffers>
    const matching = offers.filter((offer) => matches({ ...openQuery, financeType }, offer))
    return {
      expected: matching,
      faults: data
        .filter((deal) => !isAmong(matching, deal.offer))
        .map(({ offer }) => `${offer.id} does not match`),
    }
  },
} satisfies Readonly<Record<string, Judge>>

const open = { ...openQuery, budgetFrom: undefined, budgetTo: undefined }

function same(fields: CarFields): CarFields {
  return fields
}

function read<C extends Call>(call: C, search: URLSearchParams) {
  const reading = readQuery(call, search)
  if (!reading.ok) throw new Error(`${search.toString()} cannot be read`)
  return reading.value
}

function sideOf(isInStock: boolean, counts: { inStock: number; factory: number }): number {
  return isInStock ? counts.inStock : counts.factory
}

/** Whether an answered offer is one of these: its provider, its profile and its price. */
function isAmong(offers: readonly PlainOffer[], wire: WireOffer): boolean {
  return offers.some(
    ({ car, providerName, profile, monthlyPence, totalPence, initialPence }) =>
      car.capId === wire.capId &&
      providerName === wire.brandName &&
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
          profile.isSpecialOffer === wire.specialOffer &&
          profile.isMaintained === wire.maintenanceIncluded),
  )
}

const capIdOf = ({ car }: PlainOffer) => car.capId
const pence = (pounds: number) => Math.round(pounds * 100)
const unique = (names: readonly string[]) => [...new Set(names)]

function differs(what: string, answered: unknown, expected: unknown): string[] {
  return answered === expected
    ? []
    : [`${what}: answered ${String(answered)}, expected ${String(expected)}`]
}
