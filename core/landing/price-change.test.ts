import { expect, test } from 'vitest'
import { corsaOffer, corsaPersonal36 } from '../fixtures/offers.ts'
import { priceChange } from './changed-deal.ts'

const shorter = corsaOffer({ termMonths: 24, monthlyPaymentPence: 22010 })

test.each([
  [corsaPersonal36, shorter, '+£21.10 a month, −£1,776.10 in total'],
  [shorter, corsaPersonal36, '−£21.10 a month, +£1,776.10 in total'],
  [corsaPersonal36, corsaOffer({ processingFeePence: 25001 }), '£0 a month, +£0.01 in total'],
  [corsaPersonal36, corsaPersonal36, ''],
  [
    { ...corsaPersonal36, monthlyPaymentPence: 1 },
    { ...corsaPersonal36, monthlyPaymentPence: 2 },
    '+£0.01 a month, £0 in total',
  ],
])('L-37 what changed is said with a sign before it %#', (before, after, words) => {
  expect(priceChange(before, after)).toBe(words)
})

test('L-52 a price with VAT and one without are told of with VAT', () => {
  const business = corsaOffer({ financeType: 'business', monthlyPaymentPence: 16000 })
  const told = priceChange(corsaPersonal36, business)
  expect(told).toBe('−£7 a month, −£237 in total, both with VAT')
  expect(priceChange(business, corsaPersonal36)).toBe('+£7 a month, +£237 in total, both with VAT')
})
