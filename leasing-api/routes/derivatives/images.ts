import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'

/** Wheel designs of the drawn cars. */
const wheelDesigns = 5

/**
 * Pictures of a car: one drawing by body, paint, charge port and wheels, the same for the same
 * car every time. The site draws the file that the name asks for.
 */
export function images(car: DerivativeSummary): { url: string; alt: string; isDrawing: boolean }[] {
  const port = car.fuelType === 'electric' ? '-ev' : ''
  const wheel = 1 + (Number(car.capId) % wheelDesigns)
  const kind = bodyTypeLabels[car.bodyType].one
  const noun = kind === 'SUV' ? 'an SUV' : article(kind.toLowerCase())
  return [
    {
      url: `/cars/${car.bodyType}-${car.paint}${port}-w${wheel}.svg`,
      alt: `Drawing of ${noun} like the ${car.manufacturer.name} ${car.range.name}`,
      isDrawing: true,
    },
  ]
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
