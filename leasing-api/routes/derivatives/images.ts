import { rangeValue } from '#core/filters/address/range-value.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'

/**
 * Pictures of a car: one drawing by range, body, paint and charge port, the same for the same car
 * every time. The site draws the file that the name asks for. Rule F-128.
 */
export function images(car: DerivativeSummary): { url: string; alt: string; isDrawing: boolean }[] {
  const { manufacturer, range, bodyType, paint } = car
  const port = car.fuelType === 'electric' ? '-ev' : ''
  return [
    {
      url: `/cars/${rangeValue(manufacturer.slug, range.slug)}-${bodyType}-${paint}${port}.svg`,
      alt: `Drawing of ${noun(bodyTypeLabels[bodyType].one)} like the ${manufacturer.name} ${range.name}`,
      isDrawing: true,
    },
  ]
}

function noun(kind: string): string {
  if (kind === 'SUV') return 'an SUV'
  return `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
}
