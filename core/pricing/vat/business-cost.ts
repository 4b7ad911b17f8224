import type { LeaseOffer } from '#core/offer/offer.ts'
import { leaseTotalPence } from '../lease/lease-cost.ts'
import { shareOfPence } from '../money/share-of-pence.ts'
import { leasePriceWithoutVat } from './offer-with-vat.ts'
import { withVatPence } from './vat.ts'
import { type BusinessUse, reclaimedVatPence } from './vat-reclaim.ts'

/** A business's payment without VAT and with it, in whole pence. */
export type BusinessPayment = {
  netPence: number
  vatPence: number
  grossPence: number
}

/** A payment after the VAT that comes back for one use of the car. */
export type PaymentAfterReclaim = { reclaimedPence: number; costPence: number }

/** What a business lease costs a month and in all. */
export type BusinessCost = {
  monthly: BusinessPayment
  first: BusinessPayment
  total: BusinessPayment
  /** For each use: the month and the total after the VAT that comes back. */
  after: Record<BusinessUse, { monthly: PaymentAfterReclaim; total: PaymentAfterReclaim }>
}

/**
 * The payments of a business lease with and without VAT, and what is left of them once the VAT that
 * may be reclaimed has come back. With VAT each payment has its own, so the total with VAT is the one
 * that the page shows (P-76). All of the rent counts as finance rental: where a contract includes
 * maintenance, more may come back. Rules P-46, P-47, P-91.
 */
export function businessCost(offer: LeaseOffer): BusinessCost {
  const price = leasePriceWithoutVat(offer)
  const priceWithVat = {
    ...price,
    monthlyPaymentPence: withVatPence(price.monthlyPaymentPence),
    processingFeePence: withVatPence(price.processingFeePence),
  }
  const monthly = payment(price.monthlyPaymentPence, priceWithVat.monthlyPaymentPence)
  const first = payment(
    price.initialRentals * price.monthlyPaymentPence,
    price.initialRentals * priceWithVat.monthlyPaymentPence,
  )
  const total = payment(leaseTotalPence(price), leaseTotalPence(priceWithVat))
  const afterUse = (use: BusinessUse) => ({
    monthly: afterReclaim(monthly, use),
    total: afterReclaim(total, use),
  })
  const after = {
    somePrivate: afterUse('somePrivate'),
    whollyBusiness: afterUse('whollyBusiness'),
  }
  return { monthly, first, total, after }
}

/**
 * The part of the rent that cannot be set against profit, over the whole term, in whole pence half
 * up: of the rent with the VAT that does not come back, without the fee. Rule P-92.
 */
export function disallowedRentPence(offer: LeaseOffer, use: BusinessUse, percent: number): number {
  const price = { ...leasePriceWithoutVat(offer), processingFeePence: 0 }
  const rent = payment(
    leaseTotalPence(price),
    leaseTotalPence({ ...price, monthlyPaymentPence: withVatPence(price.monthlyPaymentPence) }),
  )
  return shareOfPence(afterReclaim(rent, use).costPence, percent * 100)
}

function payment(netPence: number, grossPence: number): BusinessPayment {
  return { netPence, vatPence: grossPence - netPence, grossPence }
}

function afterReclaim({ vatPence, grossPence }: BusinessPayment, use: BusinessUse) {
  const reclaimedPence = reclaimedVatPence(vatPence, use)
  return { reclaimedPence, costPence: grossPence - reclaimedPence }
}
