import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { figureNumber, measuredFigure } from '#core/vehicle/measured-figure.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/** Three short facts of a car: fuel, gearbox, and how far it goes on what it burns. Rule K-23. */
export function shortFacts(car: DerivativeSummary, texts: Messages['deal']['facts']): string[] {
  const facts = [fuelTypeLabels[car.fuelType], transmissionLabels[car.transmission]]
  const miles = car.fuelType === 'electric' ? measuredFigure(car, 'batteryRangeMiles') : null
  const mpg = measuredFigure(car, 'combinedMpg')
  const co2 = measuredFigure(car, 'co2')
  if (miles) facts.push(fill(texts.range, { miles: figureNumber(miles) }))
  else if (mpg) facts.push(fill(texts.mpg, { mpg: figureNumber(mpg) }))
  else if (co2) facts.push(fill(texts.co2, { co2: figureNumber(co2) }))
  return facts
}
