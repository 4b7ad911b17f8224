import { calls } from '#core/contract/calls.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import { openQuery } from '#core/filters/query/deal-query.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { matches } from './brute-force.ts'
import {
  capIdOf,
  choices,
  dealList,
  differs,
  isAmong,
  type Oracle,
  ofCar,
  offerPage,
  pence,
  read,
  same,
  unique,
} from './oracle-kinds.ts'

/** One judge for each call with filters. Rules F-42 to F-55, L-02. */
export const oracles = {
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
      (data as CallResponse<typeof calls.listBudgetCarModels>['data']).map(({ deal }) => deal),
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
      const { offer, stockCounts } = json as CallResponse<typeof calls.getTopOffers>
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
      const { data } = json as CallResponse<typeof calls.listCarSpecialOffers>
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
      const { total, terms } = json as CallResponse<typeof calls.getDerivativeFilters>
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
    const { data } = json as CallResponse<typeof calls.listManufacturerPages>
    return {
      expected: matching,
      errors: [
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
  getRangePriceHistory: ({ offers, deal }, search, json) => {
    const { financeType } = read(calls.getRangePriceHistory, search)
    const { terms, annualMileages, depositValues } = profileDefaults(financeType)
    const query = { ...openQuery, financeType, terms, annualMileages, depositValues }
    const matching = offers.filter(
      (offer) =>
        offer.car.manufacturer.slug === deal.manufacturer &&
        offer.car.range.slug === deal.range &&
        matches(query, offer),
    )
    const { prices } = json as CallResponse<typeof calls.getRangePriceHistory>
    const least = Math.min(...matching.map(({ monthlyPence }) => monthlyPence))
    return { expected: matching, errors: differs('today', prices.at(-1), least / 100) }
  },
  listTrendingOffers: ({ offers }, search, json) => {
    const { financeType, manufacturers, ranges } = read(calls.listTrendingOffers, search)
    const { data } = json as CallResponse<typeof calls.listTrendingOffers>
    const query = { ...openQuery, financeType, manufacturers, ranges }
    const matching = offers.filter((offer) => matches(query, offer))
    return {
      expected: matching,
      errors: data
        .filter((deal) => !isAmong(matching, deal.offer))
        .map(({ offer }) => `${offer.id} does not match`),
    }
  },
} satisfies Readonly<Record<string, Oracle>>

function sideOf(isInStock: boolean, counts: { inStock: number; factory: number }): number {
  return isInStock ? counts.inStock : counts.factory
}
