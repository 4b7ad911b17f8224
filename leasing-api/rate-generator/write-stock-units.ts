import type { Database } from '../db/database.ts'
import { pricedCar } from './priced-car.ts'
import type { ProviderHabits } from './provider-habits.ts'
import { quotingProviders } from './quoting-providers.ts'
import { stockUnitsOf } from './stock-units.ts'

export type StockUnitsOptions = {
  /** All providers: which of them quote a car depends on all. */
  habits: readonly ProviderHabits[]
  today: string
  now: string
  seed: number
}

/** Writes the stock of the invented providers in place of what they had before. */
export async function writeStockUnits(
  { call }: Database,
  { habits, today, now, seed }: StockUnitsOptions,
): Promise<void> {
  const { derivatives } = await call.readCatalogue()
  const units = derivatives
    .map(pricedCar)
    .filter((car) => car !== null)
    .flatMap((car) =>
      quotingProviders(car, habits, seed).flatMap((entry) =>
        stockUnitsOf(car, entry, { seed, today }),
      ),
    )
  const providerIds = habits.map(({ providerId }) => providerId)
  await call.replaceStockUnits({ providerIds, units, now: new Date(now) })
}
