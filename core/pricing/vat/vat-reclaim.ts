import type { BodyType } from '#core/vehicle/body-type.ts'
import { shareOfPence } from '../money/share-of-pence.ts'
import { standardVatBasisPoints, vatOnPence } from './vat.ts'

/** Use of a leased vehicle by a VAT-registered business. */
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

/**
 * The use that determines the reclaimable share: a van counts as used wholly for business. Rule
 * P-46.
 */
export function businessUseOf(bodyType: BodyType, hasPrivateUse: boolean): BusinessUse {
  return hasPrivateUse && bodyType !== 'van' ? 'somePrivate' : 'whollyBusiness'
}

/** The part of the VAT on a finance rental that comes back, rounded down. Rules P-46, P-47. */
export function reclaimedVatPence(vatPence: number, use: BusinessUse): number {
  return shareOfPence(vatPence, reclaimable[use].rental, 'down')
}

/** The uses of a vehicle by a business that reclaim differently: one for a van. Rule P-46. */
export function businessUsesOf(bodyType: BodyType): BusinessUse[] {
  return [...new Set([businessUseOf(bodyType, true), businessUseOf(bodyType, false)])]
}

/** Charges of a business lease without VAT, in whole pence: a month's or a whole term's. */
export type BusinessCharges = { rentalPence: number; maintenancePence: number }

/** Charges of a business lease with its VAT. */
export type NetBusinessCost = {
  vatPence: number
  reclaimedPence: number
  /** Cost of the vehicle to the business: charges and the VAT that is not reclaimed. */
  netCostPence: number
}

/**
 * VAT on a business lease, the reclaimable part, and the net cost. The reclaim is rounded down, so
 * that no penny is promised in vain. Rule P-47.
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
    reclaimedVatPence(rentalVat, use) + shareOfPence(maintenanceVat, share.maintenance, 'down')
  const vatPence = rentalVat + maintenanceVat
  return {
    vatPence,
    reclaimedPence,
    netCostPence: charges.rentalPence + charges.maintenancePence + vatPence - reclaimedPence,
  }
}
