import { expect, test } from 'vitest'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { documents } from '../content-seed.ts'
import { documentsOf } from './documents.ts'

const siteSettings = documentsOf('siteSettings')[0]!
const storefronts = documentsOf('storefront')

/** As the storefront's query answers: a field that a document has not got is null. */
const shownBy = (key: string) => {
  const {
    phone = null,
    contactHours = null,
    footerStatement = null,
  } = storefronts.find((each) => each.key === key)! as Partial<(typeof storefronts)[number]>
  return { phone, contactHours, footerStatement, socialLinks: null } as never
}
const edited = {
  ...siteSettings,
  phone: '020 7946 0001',
  contactHours: [{ days: 'Every day', opens: '08:00', closes: '20:00' }],
  footerStatement: 'A statement written just now.',
} as never

test('E-17 our own storefront shows an edit of Site settings', () => {
  expect(organisationOf(shownBy('larkway'), edited)).toMatchObject({
    phone: '020 7946 0001',
    contactHours: [{ days: 'Every day', opens: '08:00', closes: '20:00' }],
    footerStatement: 'A statement written just now.',
  })
})

test('E-17 a partner keeps its number and statement, and shows our hours where it has none', () => {
  expect(organisationOf(shownBy('fairmile'), edited)).toMatchObject({
    phone: '020 7946 0456',
    contactHours: [{ days: 'Every day', opens: '08:00', closes: '20:00' }],
    footerStatement: expect.stringMatching(/^Fairmile Compare shows/),
  })
})

test('E-17 no text writes out the phone number that Site settings hold', () => {
  const others = documents.filter(({ _type }) => _type !== 'siteSettings')
  const written = others.filter((each) => JSON.stringify(each).includes(siteSettings.phone!))
  expect(written.map(({ _id }) => _id)).toEqual([])
})
