import type { Offer } from '#core/offer/offer.ts'
import { poundsToPence } from './money.ts'
import type { WireOffer } from './wire-offer.ts'

/**
 * An offer read from JSON, in pence. Free of the schema library, so a browser can use it on
 * answers of its own origin. Throws a TypeError when a PCP comes without its figures. Rule C-29.
 */
export function offerFromWire(wire: WireOffer): Offer {
  const base = {
    id: wire.id,
    capId: wire.capId,
    provider: {
      id: wire.brandId,
      name: wire.brandName,
      phone: wire.brandPhone,
      logoPath: wire.brandLogoPath,
    },
    monthlyPaymentPence: poundsToPence(wire.monthlyPayment),
    processingFeePence: poundsToPence(wire.processingFee),
    excessMileagePencePerMile: wire.excessMileage,
    deliveryWeeks: wire.deliveryWeeks,
    message: wire.message,
    validUntil: wire.validUntil,
    checkedAt: wire.checkedAt,
  }
  if (wire.financeType === 'pcp') {
    if (!wire.pcp) throw new TypeError(`PCP offer ${wire.id} came without its figures.`)
    return {
      ...base,
      profile: {
        financeType: 'pcp',
        termMonths: wire.term,
        annualMileageMiles: wire.annualMileage,
        depositPounds: wire.depositValue,
      },
      cashPricePence: poundsToPence(wire.pcp.cashPrice),
      depositPence: poundsToPence(wire.initialPayment),
      depositContributionPence: poundsToPence(wire.pcp.depositContribution),
      amountOfCreditPence: poundsToPence(wire.pcp.amountOfCredit),
      numberOfPayments: wire.pcp.numberOfPayments,
      optionalFinalPaymentPence: poundsToPence(wire.pcp.optionalFinalPayment),
      aprPercent: wire.pcp.apr,
      totalPayablePence: poundsToPence(wire.totalCost),
    }
  }
  return {
    ...base,
    profile: {
      financeType: wire.financeType,
      termMonths: wire.term,
      annualMileageMiles: wire.annualMileage,
      initialRentals: wire.depositValue,
      isInStock: wire.stock === 1,
      // The provider's own mark stands in the id alone; what is told of it stands beside.
      isSpecialOffer: wire.id.endsWith('x'),
      isMaintained: wire.maintenanceIncluded,
    },
    special: wire.special
      ? { savingPence: poundsToPence(wire.special.saving), isHot: wire.special.hotDeal }
      : null,
    initialPaymentPence: poundsToPence(wire.initialPayment),
    upfrontPence: poundsToPence(wire.upfront),
    totalCostPence: poundsToPence(wire.totalCost),
    effectiveMonthlyPence: poundsToPence(wire.effectiveMonthly),
  }
}
