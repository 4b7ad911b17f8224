import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { Deal } from '#core/offer/deal.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { messages } from '#site/messages/en.ts'
import { listSummary } from './list-summary.ts'

const deals = [{ offer: corsaPersonal36 } as Deal]
const pcpDeals = [{ offer: corsaPcp36 } as Deal]
const business = corsaOffer({ financeType: 'business' })
const businessDeals = [{ offer: business } as Deal]
const withVat = [{ offer: offerWithVat(business) } as Deal]
const texts = messages.results.list

const cheapestFirst = { sort: 'minPayment|asc', page: 1, deals } as const

test.each([
  ['none', { ...cheapestFirst, total: 0, deals: [] }, 'No deals'],
  ['one', { ...cheapestFirst, total: 1 }, '1 deal at £199 a month'],
  ['many', { ...cheapestFirst, total: 1204 }, '1,204 deals from £199 a month'],
  ['a later page, without the cheapest', { ...cheapestFirst, total: 1204, page: 2 }, '1,204 deals'],
  ['another order', { ...cheapestFirst, total: 1204, sort: 'totalCost|asc' }, '1,204 deals'],
  // P-76: a business is told whether VAT is in it
  [
    'business leases',
    { ...cheapestFirst, total: 8, deals: businessDeals },
    '8 deals from £199 a month excl. VAT',
  ],
  [
    'business leases with VAT',
    { ...cheapestFirst, total: 8, deals: withVat },
    '8 deals from £238.80 a month inc. VAT',
  ],
  [
    'F-108 models',
    { ...cheapestFirst, total: 214, dealCount: 2703 },
    '2,703 deals on 214 models from £199 a month',
  ],
  [
    'F-108 a later page of models',
    { ...cheapestFirst, total: 214, dealCount: 2703, page: 2 },
    '2,703 deals on 214 models',
  ],
  [
    'F-108 one model',
    { ...cheapestFirst, total: 1, dealCount: 5 },
    '5 deals on 1 model from £199 a month',
  ],
  [
    'F-108 each model with one deal',
    { ...cheapestFirst, total: 4, dealCount: 4 },
    '4 deals from £199 a month',
  ],
  [
    'F-108 models of PCPs',
    { ...cheapestFirst, total: 3, dealCount: 9, deals: pcpDeals },
    '9 deals on 3 models',
  ],
  // D-45: no price of a PCP without its example
  ['many PCPs', { ...cheapestFirst, total: 1204, deals: pcpDeals }, '1,204 deals'],
  ['one PCP', { ...cheapestFirst, total: 1, deals: pcpDeals }, '1 deal'],
] as const)('%s', (_, list, summary) => {
  expect(listSummary(list, texts)).toBe(summary)
})
