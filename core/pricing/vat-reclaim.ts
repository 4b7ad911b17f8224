import type { BodyType } from '../vehicle/body-type.ts'
import { shareOfPence } from './share-of-pence.ts'
import { standardVatBasisPoints, vatOnPence } from './vat.ts'

/** How a leased vehicle is used by a VAT-registered business. */
export type BusinessUse = 'somePrivate' | 'whollyBusiness'

/**
 * Share of the VAT that can be reclaimed, in basis points: half of that on the finance rental where
 * there is any private use, otherwise all (HMRC, VAT Notice 700/64). Maintenance is a service of
 * its own: all of it. Rule P-46.
 */
const reclaimable = {
  somePrivate: { rental: 5000, maintenance: 10_000 },
  whollyBusiness: { rental: 10_000, maintenance: 10_000 },
} as const satisfies Record<BusinessUse, { rental: number; maintenance: number }>

/** Which share applies: a van counts as used wholly for business. Rule P-46. */
export function businessUseOf(bodyType: BodyType, hasPrivateUse: boolean): BusinessUse {
  return hasPrivateUse && bodyType !== 'van' ? 'somePrivate' : 'whollyBusiness'
}

/** What a business pays, without VAT, in whole pence: a month's or a whole term's. */
export type BusinessCharges = { rentalPence: number; maintenancePence: number }

/** What is left of it after VAT. */
export type NetBusinessCost = {
  vatPence: number
  reclaimedPence: number
  /** What the vehicle costs the business: charges and the VAT that stays. */
  netCostPence: number
}

/**
 * VAT on a business lease, what of it comes back, and what the lease then costs. A claim is rounded
 * down, so that no penny is promised that may not come. Rule P-47.
 */
export function netBusinessCost(
  charges: BusinessCharges,
  use: BusinessUse,
  vatBasisPoints = standardVatBasisPoints,
): NetBusinessCost {
  const rentalVat = vatOnPence(charges.rentalPence, vatBasisPoints)
  const maintenanceVat = vatOnPence(charges.maintenancePence, vatBasisPoints)
  const share = reclaimable[use]
  const reclaimedPence =
    shareOfPence(rentalVat, share.rental, 'down') +
    shareOfPence(maintenanceVat, share.maintenance, 'down')
  const vatPence = rentalVat + maintenanceVat
  return {
    vatPence,
    reclaimedPence,
    netCostPence: charges.rentalPence + charges.maintenancePence + vatPence - reclaimedPence,
  }
}
