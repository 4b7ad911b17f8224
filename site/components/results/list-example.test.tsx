import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { Offer } from '#core/offer/offer.ts'
import { messages } from '#site/messages/en.ts'
import { ListExample } from './list-example.tsx'

const named = (name: string) => ({ id: 1, slug: name.toLowerCase(), name })
const dealOn = (offer: Offer, name = '1.2 Turbo 100 GS') =>
  ({
    offer,
    derivative: { manufacturer: named('Vauxhall'), range: named('Corsa'), name },
  }) as Deal

const shown = (...deals: Deal[]) =>
  renderToStaticMarkup(
    <ListExample
      deals={deals}
      texts={{ credit: messages.results.list.credit, price: messages.deal.price }}
    />,
  )

test('D-45 a list of PCPs opens with the whole example of its first deal', () => {
  const html = shown(dealOn(corsaPcp36), dealOn({ ...corsaPcp36, cashPricePence: 1 }, 'another'))
  expect(html).toMatch(/<h2[^>]*>Representative example<\/h2>/)
  expect(html).toContain('Vauxhall Corsa 1.2 Turbo 100 GS from Harbour Leasing')
  for (const words of ['£20,000', '£17,500', '£345.29', '£8,000', '£22,085.15', '6.9% a year']) {
    expect(html).toContain(words)
  }
  expect(html).toContain('href="/car-leasing-guides/leasing-explained/pcp-or-pch"')
})

test('D-45 a deal whose figures do not agree makes no example: the next one does', () => {
  const wrong = { ...corsaPcp36, totalPayablePence: 1 }
  expect(shown(dealOn(wrong, 'wrong'), dealOn(corsaPcp36, 'right'))).toContain('Corsa right')
  expect(shown(dealOn(wrong))).toBe('')
})

test('D-45 a list of leases has none', () => {
  expect(shown(dealOn(corsaPersonal36))).toBe('')
})
