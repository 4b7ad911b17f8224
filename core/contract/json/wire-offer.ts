import { z } from 'zod'
import { financeTypes } from '#core/offer/finance-type.ts'
import { isInStock, isPcpOffer, specialMarkOf, type Offer } from '#core/offer/offer.ts'
import { budgetRangeOf } from '#core/pricing/budget-range.ts'
import {
  effectiveMonthlyPence,
  firstPaymentPence,
  totalPence,
} from '#core/pricing/lease/offer-amounts.ts'
import { rentalRangeOf } from '#core/pricing/lease/rental-range.ts'
import { penceToPounds } from './money.ts'

/** Pounds with at most two decimals. */
const pounds = z.number()

/** An offer as JSON carries it: the field's own names, money in pounds. */
export const wireOffer = z.object({
  id: z.string(),
  capId: z.string(),
  financeType: z.enum(financeTypes),
  annualMileage: z.int(),
  term: z.int(),
  depositValue: z.int().describe('Months up front for a lease, pounds for PCP.'),
  stock: z.union([z.literal(0), z.literal(1)]),
  specialOffer: z
    .boolean()
    .describe('Marked by the provider and below every ordinary price of the same car and terms.'),
  maintenanceIncluded: z.boolean(),
  monthlyPayment: pounds,
  initialPayment: pounds.describe('Initial rental of a lease; deposit of a PCP.'),
  upfront: pounds.describe('Initial payment and processing fee.'),
  processingFee: pounds,
  totalCost: pounds.describe('Everything payable over the term, fees included.'),
  effectiveMonthly: pounds.describe('Total cost spread over the term, rounded half up.'),
  excessMileage: z.number().describe('Pence per mile beyond the agreed ones.'),
  deliveryWeeks: z.object({ from: z.int(), to: z.int() }),
  budgetRange: z.string(),
  rentalRange: z.string(),
  brandId: z.int(),
  brandName: z.string(),
  brandPhone: z.string(),
  brandLogoPath: z.string(),
  brandShortInfo: z.object({ brandLogo: z.string() }),
  message: z.string().nullable(),
  validUntil: z.string(),
  checkedAt: z.string(),
  special: z
    .object({
      saving: pounds.describe('A month, all in, below the cheapest ordinary offer.'),
      hotDeal: z.boolean(),
    })
    .optional()
    .describe('Of special offers only.'),
  pcp: z
    .object({
      cashPrice: pounds,
      depositContribution: pounds,
      amountOfCredit: pounds,
      numberOfPayments: z.int(),
      optionalFinalPayment: pounds,
      apr: z.number(),
    })
    .optional(),
})

export type WireOffer = z.infer<typeof wireOffer>

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
