import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { Offer } from '#core/offer/offer.ts'
import { messages } from '#site/messages/en.ts'
import { DealCard } from './deal-card.tsx'

const textOf = (offer: Offer) =>
  renderToStaticMarkup(
    <DealCard deal={{ derivative: corsaSummary, offer }} texts={messages.deal} />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test.each([
  '£199 a month inc. VAT',
  '£1,194 first, then 35 payments',
  '8,000 miles a year',
  // 41 × £199 and the £250 fee: £8,409, or £233.58 in each of 36 months
  '£8,409 in total, fees included',
  'Works out at £233.58 a month',
  'Checked 1 November 2026',
])('D-42 the card of a lease says %s', (words) => {
  expect(textOf(corsaPersonal36)).toContain(words)
})

test.each([
  '£345.29 a month inc. VAT 6.9% APR representative',
  'Your deposit £2,000',
  '35 payments over 36 months, 8,000 miles a year',
  'Optional final payment £8,000',
  'Total payable if you buy it £22,085.15',
  'Representative example Cash price £20,000 · Your deposit £2,000 · Deposit contribution £500 · Amount of credit £17,500 · ',
  'Checked 1 November 2026',
])('D-44 the card of a PCP says %s', (words) => {
  expect(textOf(corsaPcp36)).toContain(words)
})

test('D-44 no month is worked out of a total that holds an optional payment', () => {
  expect(textOf(corsaPcp36)).not.toMatch(
    /with everything in it|Works out at|in total, fees included/,
  )
})

test('D-42 the home page has its note on illustrative prices', () => {
  expect(messages.home.note).toContain('{illustrative}')
})
