import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { isInStock, isPcpOffer } from './offer.ts'

test('P-20 a lease is in stock when its profile says so, a PCP never', () => {
  expect(isInStock(corsaOffer({ isInStock: true }))).toBe(true)
  expect(isInStock(corsaPersonal36)).toBe(false)
  expect(isInStock(corsaPcp36)).toBe(false)
  // Nor does a stray mark make it one.
  const marked = { ...corsaPcp36, profile: { ...corsaPcp36.profile, isInStock: true } }
  expect(isInStock(marked)).toBe(false)
})

test('P-17 an offer is a PCP by its profile', () => {
  expect(isPcpOffer(corsaPcp36)).toBe(true)
  expect(isPcpOffer(corsaPersonal36)).toBe(false)
  expect(isPcpOffer(corsaOffer({ financeType: 'business' }))).toBe(false)
})
