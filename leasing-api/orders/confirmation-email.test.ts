import { expect, test } from 'vitest'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { StorefrontSite } from '#core/storefronts/storefront-site.ts'
import { trafficSource } from '#core/attribution/traffic-source.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import { confirmationEmail } from './confirmation-email.ts'

const site: StorefrontSite = {
  key: 'larkway',
  name: 'Larkway',
  url: 'https://larkway.example',
  hosts: ['larkway.example'],
  isPartner: false,
}
const order = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phoneE164: '+447700900123',
  message: null,
  postcode: null,
  callTime: null,
  callPriority: null,
  otherCallTime: null,
  orderRef: 'a-reference-of-22-char',
  shortReference: 'K7QM2R9D',
  confirmedAt: new Date('2026-11-20T12:01:00Z'),
  createdAt: new Date('2026-11-20T12:00:00Z'),
  attribution: { given: {}, derived: trafficSource({}) },
  snapshot: {
    offer: offerToWire(corsaPersonal36),
    vehicle: { ...corsaSummary, carModel: corsaSummary.range },
    feesText: 'A processing fee of £250.00 is inside the total.',
    monthlyPaymentShownPence: 19_900,
  },
} as const

test.each([true, false])(
  'W-97 the confirmation says what becomes of the enquiry, of a demonstration: %s',
  (isDemonstration) => {
    const { to, subject, text: body } = confirmationEmail(order, { site, isDemonstration })
    expect(to).toBe('ada@example.com')
    expect(subject).toBe('Your enquiry about the Vauxhall Corsa')
    expect(body).toContain(enquiryHandover(isDemonstration))
    expect(body).toContain('£199.00 a month inc. VAT')
    expect(body, 'W-78').toContain('Your reference: K7QM-2R9D\nIn full: a-reference-of-22-char')
    expect(body).not.toMatch(/in touch|their number/i)
  },
)

test('V-49 the confirmation repeats a message, and says nothing of one where there is none', () => {
  const message = 'Larkway Ltd, four cars'
  const textWith = (typed: string | null) =>
    confirmationEmail({ ...order, message: typed }, { site, isDemonstration: true }).text
  expect(textWith(message)).toContain('Your message: Larkway Ltd, four cars')
  expect(textWith(null)).not.toContain('Your message')
})

test('C-194 the confirmation of a partner’s page leads there, and says who sends it', () => {
  const partner = { ...site, name: 'Fairmile Cars', url: 'https://cars.fairmile.example' }
  const about = { site: { ...partner, isPartner: true }, isDemonstration: true }
  const { text, html } = confirmationEmail(order, about)
  expect(text).toContain('Fairmile Cars, https://cars.fairmile.example\nSent by Larkway')
  expect(html).toContain('href="https://cars.fairmile.example"')
  expect(text + html).not.toContain('larkway.example')
})
