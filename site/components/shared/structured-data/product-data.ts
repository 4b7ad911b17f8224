import { isInStock, isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { type PricePartKind, priceParts } from '#core/pricing/lease/price-parts.ts'
import { isShownWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { carFileAddress } from '#site/ui/car-drawing/car-file-name.ts'

/** What schema.org calls the parts of a lease's total. */
const partTypes: Partial<Record<PricePartKind, string>> = {
  initialRental: 'Downpayment',
  monthly: 'Installment',
  fee: 'ActivationFee',
}

/**
 * A car with the lease that its page shows: the total, of which every fee is a part, what is paid
 * first and each month, and with VAT or without it. Null for a PCP, whose price is never told
 * without its example (D-44). Rule E-26.
 */
export function productData(
  car: DerivativeSummary,
  offer: Offer,
  siteUrl: string,
): Record<string, unknown> | null {
  if (isPcpOffer(offer)) return null
  return {
    '@type': 'Product',
    name: `${carName(car)} ${car.name}`,
    brand: { '@type': 'Brand', name: car.manufacturer.name },
    image: new URL(carFileAddress(carDrawing(car)), siteUrl).href,
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      seller: { '@type': 'Organization', name: offer.provider.name },
      ...(isInStock(offer) && { availability: 'https://schema.org/InStock' }),
      priceValidUntil: offer.validUntil,
      priceSpecification: {
        '@type': 'CompoundPriceSpecification',
        ...pounds(offer.totalCostPence),
        valueAddedTaxIncluded: isShownWithVat(offer),
        priceComponent: priceParts(offer).map(({ kind, payments, amountPence }) => ({
          '@type': 'UnitPriceSpecification',
          priceComponentType: `https://schema.org/${partTypes[kind]}`,
          ...(kind === 'monthly'
            ? {
                ...pounds(offer.monthlyPaymentPence),
                unitCode: 'MON',
                billingDuration: payments,
              }
            : pounds(amountPence)),
        })),
      },
    },
  }
}

const pounds = (pence: number) => ({ price: (pence / 100).toFixed(2), priceCurrency: 'GBP' })
