import 'server-only'
import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { WizardCarModel, WizardVehicle } from '#core/wizard/wizard-state.ts'
import { cachedLeasing, dailyLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'

/** How many makes stand before all of them. */
const favouriteCount = 8

/** How many cars are offered to look for others like them. */
const likedCount = 6

/**
 * The makes to show first: those of the cars most enquired about of late, filled up with the makes
 * that have most cars; `areEnquired` is false where it is these alone. Rule W-64.
 */
export async function favouriteMakes(): Promise<{ slugs: string[]; areEnquired: boolean }> {
  const [{ data: wanted }, { data: largest }] = await Promise.all([
    trending(),
    cachedLeasing(calls.listManufacturerCarousel, {}),
  ])
  const enquired = wanted.filter((deal) => deal.isEnquiredAbout)
  const slugs = [
    ...enquired.map(({ manufacturer }) => manufacturer.slug),
    ...largest.map(({ slug }) => slug),
  ]
  return { slugs: [...new Set(slugs)].slice(0, favouriteCount), areEnquired: enquired.length > 0 }
}

const trending = cache(() =>
  dailyLeasing(calls.listTrendingOffers, { query: { financeType: 'personal' } }),
)

/** Cars that visitors look at, to find others like them. Rule K-05. */
export async function likedCars(): Promise<WizardVehicle[]> {
  const { data } = await trending()
  return data.slice(0, likedCount).map(wizardVehicle)
}

/** The models of a make that somebody quotes for, by name, with how many deals; null for no make. */
export const activeRanges = cache(async (manufacturer: string) => {
  const answer = await orNull(cachedLeasing(calls.listActiveRanges, { params: { manufacturer } }))
  return answer?.data ?? null
})

/** The variants of a model that somebody quotes for, each with its cheapest deal. */
export const activeCarModels = cache(async (manufacturer: string, range: string) => {
  const answer = await orNull(
    cachedLeasing(calls.listActiveCarModels, { params: { manufacturer, range } }),
  )
  return (answer?.data ?? []).map((model) => ({ ...model, carModel: wizardCarModel(model.deal) }))
})

/** A variant by its number, whosever it is; null where nobody quotes for it. */
export const carModelById = cache(async (carModelId: string): Promise<WizardCarModel | null> => {
  if (!/^\d{1,9}$/.test(carModelId)) return null
  for (const financeType of financeTypes) {
    const answer = await orNull(
      cachedLeasing(calls.listCarModelDerivatives, {
        params: { carModelId },
        query: { financeType, rows: 1 },
      }),
    )
    if (!answer) return null
    const [car] = answer.data
    if (car) return wizardCarModel(car)
  }
  return null
})

/** A derivative's variant, as the wizard holds it. */
export function wizardCarModel(
  car: Pick<WireDerivativeSummary, 'manufacturer' | 'range' | 'carModel'>,
): WizardCarModel {
  return {
    id: car.carModel.id,
    slug: car.carModel.slug,
    aggregateName: carName({ manufacturer: car.manufacturer, range: car.carModel }),
    manufacturerSlug: car.manufacturer.slug,
    rangeSlug: car.range.slug,
  }
}

/** A derivative as the wizard holds it: "Ford Focus 1.0 Titanium". */
export function wizardVehicle(
  car: Pick<
    WireDerivativeSummary,
    'capId' | 'manufacturer' | 'carModel' | 'name' | 'bodyType' | 'fuelType'
  >,
): WizardVehicle {
  const { capId, bodyType, fuelType } = car
  const model = carName({ manufacturer: car.manufacturer, range: car.carModel })
  return { capId, name: `${model} ${car.name}`, bodyType, fuelType }
}
