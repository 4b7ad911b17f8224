import { hashText } from '../catalogue/stored-key.ts'
import type { NewStockUnit } from '../queries/catalogue/stock-units.ts'
import { daysAfter } from './days-after.ts'
import { standsInStock } from './lease-segment.ts'
import type { PricedCar } from './priced-car.ts'
import type { ProviderHabits } from './provider-habits.ts'
import { randomFrom } from './random.ts'

/** Colours as makers name them, the commonest first. */
const colours = [
  'Pure white',
  'Midnight black',
  'Graphite grey',
  'Moonstone grey',
  'Polar silver',
  'Harbour blue',
  'Lagoon blue',
  'Poppy red',
  'Moss green',
] as const

const carOptions = [
  'Metallic paint',
  'Winter pack',
  'Panoramic roof',
  'Reversing camera',
  'Privacy glass',
  'Space-saver spare wheel',
  'Tow bar',
] as const

const vanOptions = [
  'Metallic paint',
  'Ply lining',
  'Roof bars',
  'Full bulkhead',
  'Tow bar',
] as const

/** Most colours of one car at one provider. */
const mostColours = 3
/** Days within which in-stock cars are delivered: two to four weeks. */
const mostDaysAway = 28

/** The units of one car at a provider that quotes it in stock: the same for the same seed and day. */
export function stockUnitsOf(
  car: PricedCar,
  habits: ProviderHabits,
  { seed, today }: { seed: number; today: string },
): NewStockUnit[] {
  if (!standsInStock(car, habits, seed)) return []
  const random = randomFrom(hashText(`${seed} stock ${habits.providerId} ${car.storedKey}`))
  const upTo = (most: number) => Math.floor(random.next() * most)
  const first = upTo(colours.length)
  return Array.from({ length: 1 + upTo(mostColours) }, (_, at) => {
    const isHere = random.chance(0.6)
    return {
      providerId: habits.providerId,
      derivativeId: car.derivativeId,
      colour: colours[(first + at * 2) % colours.length]!,
      options: (car.isVan ? vanOptions : carOptions).filter(() => random.chance(0.2)),
      availableFrom: isHere ? null : daysAfter(today, 1 + upTo(mostDaysAway)),
      quantity: random.chance(0.3) ? 2 : 1,
    }
  })
}
