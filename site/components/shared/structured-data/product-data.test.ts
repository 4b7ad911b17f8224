import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import type { Offer } from '#core/offer/offer.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { productData } from './product-data.ts'

type Price = { price: string; priceCurrency: string }
type Offered = {
  availability?: string
  seller: { name: string }
  priceSpecification: Price & { valueAddedTaxIncluded: boolean; priceComponent: Price[] }
}

const offered = (offer: Offer) =>
  productData(corsa, offer, 'https://www.example.test')?.offers as Offered

describe('E-26 a lease as a product', () => {
  test('has the total, and the parts that it adds up to', () => {
    const offer = corsaOffer({ processingFeePence: 25_000 })
    const { priceSpecification, seller } = offered(offer)
    expect(seller.name).toBe(offer.provider.name)
    expect(priceSpecification).toMatchObject({
      price: (offer.totalCostPence / 100).toFixed(2),
      priceCurrency: 'GBP',
      valueAddedTaxIncluded: true,
    })
    expect(priceSpecification.priceComponent).toMatchObject([
      { priceComponentType: 'https://schema.org/Downpayment', price: '1194.00' },
      {
        priceComponentType: 'https://schema.org/Installment',
        price: '199.00',
        unitCode: 'MON',
        billingDuration: 35,
      },
      { priceComponentType: 'https://schema.org/ActivationFee', price: '250.00' },
    ])
  })

  test('is in stock only where it is', () => {
    expect(offered(corsaPersonal36).availability).toBeUndefined()
    const stocked = corsaOffer({ isInStock: true })
    expect(offered(stocked).availability).toBe('https://schema.org/InStock')
  })

  test('is without VAT for a business, and with it where it is shown so', () => {
    const business = corsaOffer({ financeType: 'business' })
    expect(offered(business).priceSpecification.valueAddedTaxIncluded).toBe(false)
    const withVat = offered(offerWithVat(business)).priceSpecification
    expect(withVat.valueAddedTaxIncluded).toBe(true)
    expect(withVat.priceComponent[1]?.price).toBe('238.80')
  })
})

test('E-26 D-44 a PCP is no product with a price', () => {
  expect(productData(corsa, corsaPcp36, 'https://www.example.test')).toBeNull()
})
