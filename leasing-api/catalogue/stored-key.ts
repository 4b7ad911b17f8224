import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Transmission } from '#core/vehicle/transmission.ts'

/** What makes a derivative the same car in every catalogue and import. */
export type DerivativeIdentity = {
  manufacturer: string
  carModel: string
  /** Engine and trim, without a mark of the test bound. */
  name: string
  transmission: Transmission
  fuelType: FuelType
}

/**
 * The identity as one text: letter case and spacing do not count.
 * @example storedKey(corsa) // 'vauxhall|corsa|1.2 turbo 100 design|manual|petrol'
 */
export function storedKey(identity: DerivativeIdentity): string {
  const { manufacturer, carModel, name, transmission, fuelType } = identity
  return [manufacturer, carModel, name, transmission, fuelType].map(plain).join('|')
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim()
}
