/** Claims that pages ask for by key. An editor may add others; these must not be renamed. */
export const claimKeys = [
  'provider-count',
  'delivery-included',
  'road-tax-included',
  'warranty-included',
  'in-stock-delivery',
  'factory-order-delivery',
  'lease-terms',
  'vat-reclaim',
  'vat-shown',
  'eligibility',
  'credit-broker',
  'commission',
  'providers-regulated',
  'price-checked',
  'illustrative-prices',
  'initial-rental',
  'no-fee-to-you',
  'car-sale',
  'pcp-length',
  'pcp-apr',
  'complaint-times',
  'message-answer',
  'data-rights',
] as const

export type ClaimKey = (typeof claimKeys)[number]
