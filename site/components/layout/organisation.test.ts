import { expect, test } from 'vitest'
import { organisationOf } from './organisation.ts'

const hours = [{ days: 'Monday', opens: '9:00', closes: '17:00' }]
const settings = {
  name: 'Larkway',
  headline: 'H',
  intro: 'I',
  phone: '020 7946 0123',
  contactHours: hours,
  footerStatement: 'We are a broker.',
  demonstrationNotice: 'Prices are made up.',
  seo: null,
}
const storefront = {
  name: 'Oak Money',
  key: 'oakmoney',
  hosts: ['oakmoney.localhost'],
  layout: 'partner' as const,
  tokens: { accent: '#BFD98A', radius: 12 },
  logo: null,
  phone: '020 7946 0789',
  contactHours: [{ days: 'Sunday', opens: '10:00', closes: '11:00' }],
  footerStatement: 'Oak Money shows this.',
  socialLinks: [{ _key: 's', service: 'x' as const, url: 'https://x.com/oak' }],
  chatUrl: 'https://chat.example/oak',
  headline: null,
  intro: null,
  frameOrigins: null,
  landlineEnquiries: null,
}

test('E-17 a storefront speaks for itself', () => {
  expect(organisationOf(storefront, settings)).toEqual({
    phone: '020 7946 0789',
    contactHours: storefront.contactHours,
    footerStatement: 'Oak Money shows this.',
    demonstrationNotice: 'Prices are made up.',
    socialLinks: storefront.socialLinks,
    chatUrl: 'https://chat.example/oak',
  })
})

test.each([
  ['nothing', { phone: null, contactHours: null, footerStatement: null }],
  ['fields left empty', { phone: '', contactHours: [], footerStatement: '' }],
])('E-17 where it holds %s the settings of the site speak', (_, empty) => {
  expect(organisationOf({ ...storefront, ...empty, socialLinks: null }, settings)).toMatchObject({
    phone: '020 7946 0123',
    contactHours: hours,
    footerStatement: 'We are a broker.',
    socialLinks: [],
  })
})

test('without any document nothing is made up', () => {
  expect(organisationOf(null, null)).toEqual({
    phone: null,
    contactHours: [],
    footerStatement: null,
    demonstrationNotice: null,
    socialLinks: [],
    chatUrl: null,
  })
})
