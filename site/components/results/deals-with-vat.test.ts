import { expect, test } from 'vitest'
import { corsaOffer } from '#core/fixtures/offers.ts'
import type { Deal, ListedDeal } from '#core/offer/deal.ts'
import { dealsWithVat } from './deals-with-vat.ts'

test('P-76 a page of deals with VAT is made once, so that its cards are not drawn anew', () => {
  const list = { deals: [{ offer: corsaOffer({ financeType: 'business' }) } as Deal] }
  const shown = dealsWithVat(list)
  expect(shown[0]!.offer.monthlyPaymentPence).toBe(23_880)
  expect(dealsWithVat({ ...list })).toBe(shown)
})

test('C-69 P-76 a deal with VAT has the value score that it has without', () => {
  const deal = { offer: corsaOffer({ financeType: 'business' }), score: 82 }
  expect(dealsWithVat({ deals: [deal as ListedDeal] })[0]!.score).toBe(82)
})
