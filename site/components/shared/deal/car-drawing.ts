import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { wheelFor } from '#site/ui/car-drawing/car-file-name.ts'
import type { CarPictureProps } from '#site/ui/car-drawing/car-picture.tsx'

/** How a derivative is drawn: its body, paint and socket, on wheels its number decides. */
export function carDrawing(
  car: Pick<DerivativeSummary, 'bodyType' | 'paint' | 'fuelType' | 'capId'>,
): Pick<CarPictureProps, 'bodyType' | 'paint' | 'wheel' | 'isElectric'> {
  return {
    bodyType: car.bodyType,
    paint: car.paint,
    wheel: wheelFor(Number(car.capId)),
    isElectric: car.fuelType === 'electric',
  }
}
