import type { BodyType } from '#core/vehicle/body-type.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import { hashText } from '../catalogue/stored-key.ts'
import type { CatalogueDerivative } from '../queries/catalogue/read-catalogue.ts'

/** The facts about a derivative that the generator reads. */
export type PricedCar = {
  derivativeId: number
  storedKey: string
  listPricePence: number
  fuelType: FuelType
  bodyType: BodyType
  isVan: boolean
  /** Addition of make and range to the residual share. */
  standing: number
  /** The makers' usual discount for leasing firms, as a share of the list price. */
  discount: number
}

/** Makers push electric cars harder, since their sales are counted. */
const usualDiscount = {
  petrol: 0.225,
  diesel: 0.21,
  hybrid: 0.205,
  'plug-in-hybrid': 0.22,
  electric: 0.245,
} satisfies Record<FuelType, number>

/** A car with its place in the market; null when it has no list price to start from. */
export function pricedCar({ id, storedKey, derivative }: CatalogueDerivative): PricedCar | null {
  if (derivative.onTheRoadPricePence === null) return null
  const { fuelType, bodyType, manufacturer, range } = derivative
  const share = (what: string) => hashText(`${what} ${manufacturer.slug} ${range.slug}`) / 2 ** 32
  return {
    derivativeId: id,
    storedKey,
    listPricePence: derivative.onTheRoadPricePence,
    fuelType,
    bodyType,
    isVan: bodyType === 'van',
    standing: (share('standing') - 0.5) * 0.07,
    discount: usualDiscount[fuelType] + (share('discount') - 0.5) * 0.06,
  }
}
