import { expect, test } from 'vitest'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { Deal } from '#core/offer/deal.ts'
import { messages } from '../../messages/en.ts'
import { listSummary } from './list-summary.ts'

const deals = [{ offer: corsaPersonal36 } as Deal]
const texts = messages.results.list

test.each([
  [{ total: 0, sort: 'minPayment|asc', page: 1, deals: [] }, 'No deals'],
  [{ total: 1, sort: 'minPayment|asc', page: 1, deals }, '1 deal at £199 a month'],
  [{ total: 1204, sort: 'minPayment|asc', page: 1, deals }, '1,204 deals from £199 a month'],
  [{ total: 1204, sort: 'minPayment|asc', page: 2, deals }, '1,204 deals'], // the cheapest is not on this page
  [{ total: 1204, sort: 'totalCost|asc', page: 1, deals }, '1,204 deals'],
] as const)('%j reads %s', (list, summary) => {
  expect(listSummary(list, texts)).toBe(summary)
})
