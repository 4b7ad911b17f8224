import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { firstPaymentPence, totalPence } from './offer-amounts.ts'
import { priceParts } from './price-parts.ts'
import { sumPence } from '../money/sum-pence.ts'

describe('P-25 a total is the sum of its parts, in the order they are paid', () => {
  test('a lease: initial rental, the months after it, the fee', () => {
    expect(priceParts(corsaPersonal36)).toEqual([
      { kind: 'initialRental', payments: 6, amountPence: 119_400 },
      { kind: 'monthly', payments: 35, amountPence: 696_500 },
      { kind: 'fee', payments: 1, amountPence: 25_000 },
    ])
  })

  test('a PCP: deposit, monthly payments, optional final payment, fees', () => {
    const monthly = 35 * corsaPcp36.monthlyPaymentPence
    expect(priceParts({ ...corsaPcp36, processingFeePence: 1 })).toEqual([
      { kind: 'deposit', payments: 1, amountPence: 200_000 },
      { kind: 'monthly', payments: 35, amountPence: monthly },
      { kind: 'finalPayment', payments: 1, amountPence: 800_000 },
      { kind: 'fee', payments: 1, amountPence: 1 },
    ])
  })

  test.each([
    ['lease', corsaOffer({ processingFeePence: 0 })],
    ['PCP', { ...corsaPcp36, processingFeePence: 0 }],
  ])('a %s without a fee has no part for it', (_, offer) => {
    expect(priceParts(offer).map(({ kind }) => kind)).not.toContain('fee')
  })

  test.each([
    ['lease', corsaPersonal36],
    ['lease without a fee', corsaOffer({ processingFeePence: 0, initialRentals: 1 })],
    ['PCP', corsaPcp36],
  ])('%s', (_, offer) => {
    const parts = priceParts(offer)
    expect(sumPence(parts.map(({ amountPence }) => amountPence))).toBe(totalPence(offer))
    expect(parts[0]?.amountPence).toBe(firstPaymentPence(offer))
  })
})
