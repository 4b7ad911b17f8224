import { rangeValue } from '#core/filters/address/range-value.ts'
import type { Derivative, DerivativeSummary } from '#core/vehicle/derivative.ts'
import type { RangeCar } from '#site/ui/car-drawing/car-file-name.ts'
import { longModels } from '#site/ui/car-drawing/long-models.ts'
import { listedPaint } from '#site/ui/car-drawing/listed-paint.ts'

type DrawnCar = Pick<
  DerivativeSummary,
  'manufacturer' | 'range' | 'carModel' | 'bodyType' | 'paint' | 'fuelType'
> &
  Partial<Pick<Derivative, 'lengthMm'>>

/** How a derivative is drawn where it stands by itself: its range and body in its own paint. Rule F-128. */
export function carDrawing(car: DrawnCar): RangeCar {
  const { lengthMm } = car
  return {
    range: rangeValue(car.manufacturer.slug, car.range.slug),
    bodyType: car.bodyType,
    paint: car.paint,
    isElectric: car.fuelType === 'electric',
    ...(longModels.has(car.carModel.slug) && { isLong: true }),
    ...(lengthMm && { lengthCm: Math.min(Math.max(Math.round(lengthMm / 10), 200), 799) }),
  }
}

/** How a derivative is drawn in a list: every car of a range in one paint. Rule F-129. */
export function listedCarDrawing(car: DrawnCar): RangeCar {
  const { lengthCm: _, ...drawing } = carDrawing(car)
  return { ...drawing, paint: listedPaint(drawing.range) }
}
