import type { BusinessTax } from '#core/contract/json/business-tax-from-wire.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import type { DealSectionProps } from '../deal-section.ts'
import type { BusinessCar } from './business-car.ts'
import { BusinessSections } from './business-sections.tsx'
import { FindPcpPrices } from './find-pcp-prices.tsx'
import { MoreMilesSection } from './more-miles-section.tsx'
import { WaysToPaySection } from './ways-to-pay-section.tsx'
import styles from './money.module.css'

export type DealMoneyProps = DealSectionProps & {
  car: BusinessCar
  /** Null where nobody leases the car to a business, or the figures of the day are not known. */
  businessTax: BusinessTax | null
}

/** What the deal costs beside other ways to pay for the car, and beside more miles. Rule L-65. */
export function DealMoney({ car, businessTax, ...section }: DealMoneyProps) {
  const { shown } = section.view
  const isBusinessLease = !isPcpOffer(shown) && shown.profile.financeType === 'business'
  return (
    <div className={styles.screen}>
      <WaysToPaySection {...section} />
      {isPcpOffer(shown) ? <FindPcpPrices {...section} /> : null}
      {isBusinessLease ? <BusinessSections offer={shown} car={car} tax={businessTax} /> : null}
      <MoreMilesSection {...section} />
    </div>
  )
}
