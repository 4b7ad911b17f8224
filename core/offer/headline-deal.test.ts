import { expect, test } from 'vitest'
import { corsaOffer } from '../fixtures/offers.ts'
import type { Deal } from './deal.ts'
import { headlineDeal, headlineFinanceType } from './headline-deal.ts'

const deal = (financeType: 'personal' | 'business', monthlyPaymentPence: number): Deal => ({
  derivative: {} as Deal['derivative'],
  offer: corsaOffer({ financeType, monthlyPaymentPence }),
})
const business = deal('business', 15_000)
const personal = deal('personal', 19_900)

test.each([
  [
    'personal before a cheaper business lease',
    [business, personal, deal('personal', 20_000)],
    personal,
  ],
  ['business where nobody quotes personal', [business, deal('business', 16_000)], business],
  ['nothing without deals', [], null],
])('K-21 %s', (_, deals, expected) => {
  expect(headlineDeal(deals)).toBe(expected)
  expect(headlineFinanceType(deals)).toBe(expected === business ? 'business' : 'personal')
})
