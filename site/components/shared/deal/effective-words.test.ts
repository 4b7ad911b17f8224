import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { messages } from '#site/messages/en.ts'
import { effectiveOnCard } from './effective-words.ts'

const business = corsaOffer({ financeType: 'business', isMaintained: true })

test.each([
  ['a lease', corsaPersonal36, 'Works out at £233.58 a month'],
  [
    'a maintained lease',
    corsaOffer({ isMaintained: true }),
    '£233.58 a month with everything in it',
  ],
  ['a maintained lease without VAT', business, 'Works out at £233.58 a month'],
  ['the same with VAT', offerWithVat(business), '£280.30 a month with everything in it'],
  ['a PCP', corsaPcp36, undefined],
])('D-52 D-57 %s', (_, offer, words) => {
  expect(effectiveOnCard(offer, messages.deal.card)).toBe(words)
})
