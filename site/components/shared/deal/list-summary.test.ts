import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { Deal } from '#core/offer/deal.ts'
import { messages } from '#site/messages/en.ts'
import { listSummary } from './list-summary.ts'

const deals = [{ offer: corsaPersonal36 } as Deal]
const pcpDeals = [{ offer: corsaPcp36 } as Deal]
const texts = messages.results.list

const cheapestFirst = { sort: 'minPayment|asc', page: 1, deals } as const

test.each([
  ['none', { ...cheapestFirst, total: 0, deals: [] }, 'No deals'],
  ['one', { ...cheapestFirst, total: 1 }, '1 deal at £199 a month'],
  ['many', { ...cheapestFirst, total: 1204 }, '1,204 deals from £199 a month'],
  ['a later page, without the cheapest', { ...cheapestFirst, total: 1204, page: 2 }, '1,204 deals'],
  ['another order', { ...cheapestFirst, total: 1204, sort: 'totalCost|asc' }, '1,204 deals'],
  // D-45: no price of a PCP without its example
  ['many PCPs', { ...cheapestFirst, total: 1204, deals: pcpDeals }, '1,204 deals'],
  ['one PCP', { ...cheapestFirst, total: 1, deals: pcpDeals }, '1 deal'],
] as const)('%s', (_, list, summary) => {
  expect(listSummary(list, texts)).toBe(summary)
})
