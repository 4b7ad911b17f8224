import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { Deal } from '#core/offer/deal.ts'
import { headlineDeal, headlineFinanceType } from '#core/offer/headline-deal.ts'
import { carsInFigures } from '#core/vehicle/cars-in-figures.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { cachedFilterOptions } from '../deals/server.ts'
import { derivative } from '../deal/server.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { manufacturers } from '../makes/server.ts'
import { enquiredDeals } from '../deals/enquired-deals.ts'
import { quotedCars, quotedDeals } from '../deals/quoted-deals.ts'
import { rangePriceHistory } from './price-history.ts'
import { rangePages } from './server.ts'

/** A range that has cars to show; null when there is none of that slug. */
export const namedRange = cache(async (make: string, slug: string) => {
  const range = (await rangePages(make))?.find((each) => each.slug === slug)
  if (!range) return null
  const { id, name } = await cachedLeasing(calls.getManufacturerBySlug, { params: { slug: make } })
  return { manufacturer: { id, slug: make, name }, range }
})

/** A range with all that its page says; null when there is none of that slug. Asked once per render. */
export const rangePage = cache(async (make: string, slug: string) => {
  const named = await namedRange(make, slug)
  if (!named) return null
  const params = { manufacturer: make, range: slug }
  const deals = await quotedDeals(params)
  const financeType = headlineFinanceType(deals)
  const [trims, descriptions, suggestions, options, { providers }, enquired, versions, history] =
    await Promise.all([
      cachedLeasing(calls.listTrims, { params }),
      cachedLeasing(calls.getRangeDescriptions, { params }),
      cachedLeasing(calls.listSuggestions, { params }),
      cachedFilterOptions({
        ...defaultFilters(financeType),
        manufacturers: [make],
        ranges: [rangeValue(make, slug)],
      }),
      manufacturers(),
      enquiredDeals(params),
      quotedCars(make, slug),
      rangePriceHistory(params, financeType),
    ])
  return {
    ...named,
    providers,
    figures: carsInFigures(deals.map(({ derivative: car }) => car)),
    deals,
    enquired,
    versions,
    cheapest: headlineDeal(deals),
    financeType,
    history,
    trims: trims.data.map(({ deal, ...trim }) => ({ ...trim, deal: deal && dealFromWire(deal) })),
    trimsExplanation: trims.explanation,
    models: modelsOf(deals),
    descriptions: descriptions.description,
    suggestions: suggestions.data.map(dealFromWire),
    options,
  }
})

/** The car models among deals that come cheapest first, each with its first. */
function modelsOf(deals: readonly Deal[]) {
  const byModel = Map.groupBy(deals, ({ derivative: { carModel } }) => carModel.slug)
  return [...byModel.values()].flatMap((own) => {
    const [deal] = own
    return deal ? [{ ...deal.derivative.carModel, derivatives: own.length, deal }] : []
  })
}

/**
 * Every car of a range that anybody quotes, in full, cheapest first; its deal is null where nobody
 * quotes it on the common profile. Rule K-31.
 */
export async function carsOfRange(
  make: string,
  slug: string,
): Promise<{ car: Derivative; deal: Deal | null }[]> {
  const [deals, versions] = await Promise.all([
    quotedDeals({ manufacturer: make, range: slug }),
    quotedCars(make, slug),
  ])
  const byCapId = new Map(deals.map((deal) => [deal.derivative.capId, deal]))
  const capIds = new Set([...byCapId.keys(), ...versions.map(({ capId }) => capId)])
  const cars = await Promise.all([...capIds].map(derivative))
  return cars.flatMap((car) => (car ? [{ car, deal: byCapId.get(car.capId) ?? null }] : []))
}
