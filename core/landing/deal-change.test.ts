import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp } from '../fixtures/landing.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { parseCurrency } from '../pricing/money/parse-currency.ts'
import { priceChange } from './deal-change.ts'

const shorter = corsaOffer({ termMonths: 24, monthlyPaymentPence: 19600 })
const business = corsaOffer({ financeType: 'business', monthlyPaymentPence: 16000 })

describe('L-54 a change is told by the all-in month', () => {
  test.each([
    // The month falls, and so does the total; per month of use the shorter lease is dearer.
    [corsaPersonal36, shorter, '+£13.67 a month, all in: £247.25 instead of £233.58'],
    [shorter, corsaPersonal36, '−£13.67 a month, all in: £233.58 instead of £247.25'],
    [corsaPersonal36, corsaOffer({ processingFeePence: 25001 }), 'The same a month, all in'],
    [corsaPersonal36, corsaPersonal36, ''],
  ])('%#', (before, after, words) => {
    expect(priceChange(before, after)).toBe(words)
  })
})

test('L-55 a price with VAT and one without are compared with it, and the page says which it shows', () => {
  expect(priceChange(corsaPersonal36, business)).toBe(
    '−£6.58 a month, all in, both with VAT: £227 instead of £233.58. This price excludes VAT',
  )
  expect(priceChange(business, corsaPersonal36)).toBe(
    '+£6.58 a month, all in, both with VAT: £233.58 instead of £227. This price includes VAT',
  )
})

test('L-56 credit is never compared with hire, and with credit as what buying the car comes to', () => {
  expect(priceChange(corsaPersonal36, corsaPcp36)).not.toMatch(/£/)
  expect(priceChange(corsaPcp36, corsaPersonal36)).not.toMatch(/£/)
  expect(priceChange(corsaPcp36, { ...corsaPcp36, totalPayablePence: 1_800_000 })).toMatch(
    /^[+−]£[\d.]+ a month, all in, if you buy it: £500 instead of £[\d.]+$/,
  )
})

const offer = fc.oneof(
  fc
    .record({
      financeType: fc.constantFrom('personal' as const, 'business' as const),
      termMonths: fc.constantFrom(24, 36, 48),
      initialRentals: fc.constantFrom(1, 3, 6, 9, 12),
      monthlyPaymentPence: fc.integer({ min: 9000, max: 90_000 }),
      processingFeePence: fc.constantFrom(0, 19900, 29900),
    })
    .map(corsaOffer),
  fc.integer({ min: 900_000, max: 4_000_000 }).map((totalPayablePence) => ({
    ...corsaPcp({ termMonths: 36 }),
    totalPayablePence,
  })),
)

/** The all-in month with VAT, worked out apart from the code. */
function monthWithVat(each: ReturnType<typeof corsaOffer> | typeof corsaPcp36): number {
  if ('totalPayablePence' in each) {
    return Math.round(each.totalPayablePence / each.profile.termMonths)
  }
  const { financeType, termMonths, initialRentals } = each.profile
  const vat = (pence: number) => (financeType === 'business' ? Math.round(pence * 1.2) : pence)
  const payments = initialRentals + termMonths - 1
  const total = vat(each.monthlyPaymentPence) * payments + vat(each.processingFeePence)
  return Math.round(total / termMonths)
}

test('L-54 no sentence calls something cheaper whose all-in month is higher', () => {
  let told = 0
  fc.assert(
    fc.property(offer, offer, (before, after) => {
      const words = priceChange(before, after)
      const figures =
        /^([+−]?)(£[\d,.]+) a month, all in.*: (£[\d,.]+) instead of (£[\d,]+(?:\.\d\d)?)/.exec(
          words,
        )
      if (!figures) return
      told++
      const [, sign, change, now, was] = figures
      const isDearer = parseCurrency(now!)! > parseCurrency(was!)!
      expect(sign).toBe(isDearer ? '+' : '−')
      expect(Math.abs(parseCurrency(now!)! - parseCurrency(was!)!)).toBe(parseCurrency(change!))
      if (before.profile.financeType === 'business' && after.profile.financeType === 'business') {
        return
      }
      expect(parseCurrency(now!)).toBe(monthWithVat(after))
      expect(parseCurrency(was!)).toBe(monthWithVat(before))
    }),
  )
  expect(told).toBeGreaterThan(20)
})
