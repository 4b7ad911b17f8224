import { expect, test } from 'vitest'
import { corsaOffer, corsaPersonal36 } from '../fixtures/offers.ts'
import { priceChange } from './price-change.ts'

test('says what changed, with real minus signs', () => {
  const shorter = corsaOffer({ termMonths: 24, monthlyPaymentPence: 22010 })
  expect(priceChange(corsaPersonal36, shorter)).toBe('+£21.10 a month, −£1,776.10 in total')
  expect(priceChange(corsaPersonal36, corsaPersonal36)).toBe('')
})
