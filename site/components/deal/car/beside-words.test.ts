import { expect, test } from 'vitest'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { corsaOffer, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { besideCard, differenceWords, siblingCard, siblingTerms } from './beside-words.ts'
import { besideLine } from '#site/components/shared/beside/beside-line.ts'

const deal = { derivative: corsaSummary, offer: corsaPersonal36 }

test('D-58 a deal beside another says all that a card of a list says of its price', () => {
  const { price, foot, href } = besideCard(deal)
  expect(price).toMatchObject({
    monthly: '£199',
    monthlyUnit: 'a month inc. VAT',
    payments: '£1,194 first, then 35 payments',
    mileage: '8,000 miles a year',
    total: '£8,409',
    totalUnit: 'in total, fees included',
  })
  expect(foot).toEqual([
    'Works out at £233.58 a month',
    'Factory order, 12–14 weeks',
    'From Harbour Leasing',
    'Checked 1 November 2026',
  ])
  expect(href).toBe('/vehicles/10000001/offers?term=36&mileage=8000&deposit=6&stock=0')
  expect(besideLine(deal).price).toEqual(price)
})

test('D-58 P-73 a line says the mark of a special offer and leads to its page', () => {
  const offer = corsaOffer({ isSpecialOffer: true, special: { savingPence: 642, isHot: true } })
  expect(besideLine({ ...deal, offer })).toMatchObject({
    href: `/special-offers/${offer.id}/details`,
    note: 'Hot deal: £6 a month below ordinary prices',
    isGood: true,
  })
  expect(besideLine(deal)).toMatchObject({ note: undefined, isGood: false })
})

test.each([
  [1320, '+£13.20 a month, all in'],
  [-800, '−£8 a month, all in'],
  [0, 'Same price a month, all in'],
])('K-36 a difference of %d pence is said as %s', (pence, words) => {
  expect(differenceWords(pence)).toBe(words)
})

test('K-36 a trim goes by its own name, and what costs less is marked', () => {
  expect(siblingCard({ trim: 'Ultimate', deal, differencePence: -800 })).toMatchObject({
    name: 'Ultimate',
    derivative: '1.2 Turbo 100 GS',
    isGood: true,
  })
})

test.each([
  [{}, 'On these terms: 36 months, 8,000 miles a year, 6 months up front.'],
  [{ initialRentals: 1 }, '8,000 miles a year, 1 month up front.'],
  [{ isMaintained: true }, '6 months up front, with maintenance.'],
])('K-36 the terms of the comparison are said: %j', (change, words) => {
  expect(siblingTerms(selectionOf(corsaOffer(change)))).toContain(words)
})
