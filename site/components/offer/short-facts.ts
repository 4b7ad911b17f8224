import { mileageLabel } from '#core/pricing/currency.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'

/** Three short facts of a car: fuel, gearbox, and how far it goes on what it burns. */
export function shortFacts(car: DerivativeSummary, texts: Messages['deal']['facts']): string[] {
  const facts = [fuelTypeLabels[car.fuelType], transmissionLabels[car.transmission]]
  if (car.fuelType === 'electric' && car.batteryRangeMiles !== null) {
    facts.push(fill(texts.range, { miles: mileageLabel(car.batteryRangeMiles) }))
  } else if (car.combinedMpg !== null) facts.push(fill(texts.mpg, { mpg: car.combinedMpg }))
  else if (car.co2 !== null) facts.push(fill(texts.co2, { co2: car.co2 }))
  return facts
}
