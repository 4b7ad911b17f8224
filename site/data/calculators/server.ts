import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import type { ElectricDriving } from '#core/calculators/electric/electric-years.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { cachedDeals } from '../deals/server.ts'
import { liveLeasing } from '../leasing/server.ts'

const dealsShown = 3

/** The cheapest electric cars of the kind that is compared; none while the leasing API fails. Rule G-05. */
export async function electricDealsOf(driving: ElectricDriving): Promise<Deal[]> {
  const { annualMileageMiles: mileage, petrolPencePerLitre: petrolPrice, bodyType } = driving
  try {
    const { deals } = await liveLeasing(calls.postElectricPetrol, {
      body: { mileage, petrolPrice, bodyType },
    })
    return deals.slice(0, dealsShown).map(dealFromWire)
  } catch (error) {
    if (error instanceof LeasingApiError) return []
    throw error
  }
}

const carsShown = 7

/** The electric cars with the cheapest leases today: what the four ways open on and offer beside. */
export async function exampleCars(): Promise<readonly Deal[]> {
  const filters = { ...defaultFilters(), fuelTypes: ['electric' as const] }
  const { deals } = await cachedDeals(filters, carsShown)
  return deals
}
