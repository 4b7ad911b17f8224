import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { socialDeal } from './social-deal.ts'
import { socialImage, socialKey } from './social-picture.ts'

const of = (offer: typeof corsaPersonal36 | typeof corsaPcp36) =>
  socialDeal({ derivative: corsa, offer })

test('D-42 D-63 the picture of a lease has all three price lines', () => {
  expect(of(corsaPersonal36)).toMatchObject({
    price: { monthly: '£199', unit: 'a month inc. VAT' },
    lines: [
      '£1,194 first, then 35 payments',
      '8,000 miles a year · Personal lease',
      '£8,409 in total, fees included',
    ],
  })
})

test('D-44 D-63 the picture of a PCP has no price, for which it has no room to give the example', () => {
  expect(of(corsaPcp36).price).toBeNull()
  expect(JSON.stringify(of(corsaPcp36))).not.toContain('£')
})

test('D-63 another price is another picture, the same deal the same one', () => {
  const dearer = corsaOffer({ monthlyPaymentPence: 20_000 })
  expect(socialKey(of(dearer))).not.toBe(socialKey(of(corsaPersonal36)))
  expect(socialKey(of(corsaOffer()))).toBe(socialKey(of(corsaPersonal36)))
  expect(socialImage(corsaPersonal36.id, of(corsaPersonal36)).url).toMatch(
    /^\/site\/og\/1-10000001-p36-8000-6-fn\?v=[\w-]{12}$/,
  )
})
