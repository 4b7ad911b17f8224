import { expect, test } from 'vitest'
import { corsaOffer } from '#core/fixtures/offers.ts'
import type { Deal } from '#core/offer/deal.ts'
import { dealsWithVat } from './deals-with-vat.ts'

test('P-76 a page of deals with VAT is made once, so that its cards are not drawn anew', () => {
  const list = { deals: [{ offer: corsaOffer({ financeType: 'business' }) } as Deal] }
  const shown = dealsWithVat(list)
  expect(shown[0]!.offer.monthlyPaymentPence).toBe(23_880)
  expect(dealsWithVat({ ...list })).toBe(shown)
})
