import { dealPage } from '#core/landing/deal-page.ts'
import type { Deal } from '#core/offer/deal.ts'
import { type LeaseFinanceType, usualFinanceType } from '#core/offer/finance-type.ts'
import { derivative, offersOf } from './server.ts'

/**
 * The deals of some cars in the order given, each the one its own page opens on for that kind of
 * lease: the one asked for, else the one the car is shown under. Cars that are unknown or that
 * nobody quotes so are left out. Rule E-15.
 */
export async function dealsOfCars(
  capIds: readonly string[],
  pricesShownAs: LeaseFinanceType | null,
  read: CarReader = { derivative, offersOf },
): Promise<Deal[]> {
  const deals = await Promise.all(
    [...new Set(capIds)].map((capId) => dealOfCar(capId, pricesShownAs, read)),
  )
  return deals.filter((deal) => deal !== null)
}

/** Where a car and its offers are read; null for one that is unknown. */
type CarReader = { derivative: typeof derivative; offersOf: typeof offersOf }

async function dealOfCar(
  capId: string,
  pricesShownAs: LeaseFinanceType | null,
  read: CarReader,
): Promise<Deal | null> {
  const [car, offers] = await Promise.all([read.derivative(capId), read.offersOf(capId)])
  if (!car || !offers) return null
  const financeType = pricesShownAs ?? usualFinanceType(car.bodyType)
  const view = dealPage(offers, { financeType })
  // The nearest offer of a car that nobody quotes so would be of another kind.
  return view?.best.profile.financeType === financeType
    ? { derivative: car, offer: view.best }
    : null
}
