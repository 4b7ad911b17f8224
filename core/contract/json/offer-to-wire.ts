import { isInStock, isPcpOffer, specialMarkOf, type Offer } from '#core/offer/offer.ts'
import { budgetRangeOf } from '#core/pricing/budget-range.ts'
import { effectiveMonthlyPence } from '#core/pricing/effective-monthly.ts'
import { firstPaymentPence, totalPence } from '#core/pricing/offer-amounts.ts'
import { rentalRangeOf } from '#core/pricing/rental-range.ts'
import { penceToPounds } from './money.ts'
import type { WireOffer } from './wire-offer.ts'

/** The JSON of an offer: pounds, under the field's own names. Rule C-29. */
export function offerToWire(offer: Offer): WireOffer {
  const initialPence = firstPaymentPence(offer)
  const special = specialMarkOf(offer)
  return {
    id: offer.id,
    capId: offer.capId,
    financeType: offer.profile.financeType,
    annualMileage: offer.profile.annualMileageMiles,
    term: offer.profile.termMonths,
    depositValue: isPcpOffer(offer) ? offer.profile.depositPounds : offer.profile.initialRentals,
    stock: isInStock(offer) ? 1 : 0,
    specialOffer: special !== null,
    maintenanceIncluded: !isPcpOffer(offer) && offer.profile.isMaintained,
    monthlyPayment: penceToPounds(offer.monthlyPaymentPence),
    initialPayment: penceToPounds(initialPence),
    upfront: penceToPounds(initialPence + offer.processingFeePence),
    processingFee: penceToPounds(offer.processingFeePence),
    totalCost: penceToPounds(totalPence(offer)),
    effectiveMonthly: penceToPounds(effectiveMonthlyPence(offer)),
    excessMileage: offer.excessMileagePencePerMile,
    deliveryWeeks: offer.deliveryWeeks,
    budgetRange: budgetRangeOf(offer.monthlyPaymentPence),
    rentalRange: rentalRangeOf(initialPence),
    brandId: offer.provider.id,
    brandName: offer.provider.name,
    brandPhone: offer.provider.phone,
    brandLogoPath: offer.provider.logoPath,
    brandShortInfo: { brandLogo: offer.provider.logoPath },
    message: offer.message,
    validUntil: offer.validUntil,
    checkedAt: offer.checkedAt,
    ...(special && {
      special: { saving: penceToPounds(special.savingPence), hotDeal: special.isHot },
    }),
    ...(isPcpOffer(offer) && {
      pcp: {
        cashPrice: penceToPounds(offer.cashPricePence),
        depositContribution: penceToPounds(offer.depositContributionPence),
        amountOfCredit: penceToPounds(offer.amountOfCreditPence),
        numberOfPayments: offer.numberOfPayments,
        optionalFinalPayment: penceToPounds(offer.optionalFinalPaymentPence),
        apr: offer.aprPercent,
      },
    }),
  }
}
