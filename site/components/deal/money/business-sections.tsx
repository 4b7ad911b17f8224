import type { BusinessTax } from '#core/contract/json/business-tax-from-wire.ts'
import type { LeaseOffer } from '#core/offer/offer.ts'
import type { BusinessCar } from './business-car.ts'
import { BusinessCostSection } from './business-cost-section.tsx'
import { DriverTaxSection } from './driver-tax-section.tsx'

export type BusinessSectionsProps = {
  offer: LeaseOffer
  car: BusinessCar
  /** Null where the figures of the day are not known. */
  tax: BusinessTax | null
}

/** What a business lease costs after tax, and what its driver pays. Rules L-65, P-91. */
export function BusinessSections({ offer, car, tax }: BusinessSectionsProps) {
  return (
    <>
      <BusinessCostSection offer={offer} car={car} disallowance={tax?.lease ?? null} />
      {tax?.companyCar ? <DriverTaxSection tax={tax.companyCar} /> : null}
    </>
  )
}
