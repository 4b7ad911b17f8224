import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36 } from '../fixtures/offers.ts'
import { offerWithVat } from '../pricing/vat/offer-with-vat.ts'
import type { DealSelection } from './deal-selection.ts'
import {
  cardPath,
  dealPath,
  embeddedOfferPath,
  listedPath,
  offerPath,
  withCustomerForm,
} from './offer-path.ts'
import { preferencesFromSearch } from './preferences-from-search.ts'

test.each([
  [
    corsaOffer({ isInStock: true }),
    '/vehicles/10000001/offers?term=36&mileage=8000&deposit=6&stock=1',
  ],
  [
    corsaOffer({ financeType: 'business', isMaintained: true }),
    '/vehicles/10000001/offers?financeType=business&term=36&mileage=8000&deposit=6&stock=0&maintained=1',
  ],
  [
    offerWithVat(corsaOffer({ financeType: 'business' })),
    '/vehicles/10000001/offers?financeType=business&term=36&mileage=8000&deposit=6&stock=0&vat=1',
  ],
  [corsaPcp36, '/vehicles/10000001/offers?financeType=pcp&term=36&mileage=8000&deposit=2000'],
])('L-48 L-53 %#', (offer, path) => {
  expect(offerPath(offer)).toBe(path)
})

test.each([
  ['/vehicles/1/offers?term=36', undefined, '/vehicles/1/offers?term=36'],
  ['/vehicles/1/offers?term=36', 'abc', '/vehicles/1/offers?term=36&hash=abc'],
  ['/vehicles/1/offers', 'abc', '/vehicles/1/offers?hash=abc'],
])('D-102 %s with the form %s', (path, hash, expected) => {
  expect(withCustomerForm(path, hash)).toBe(expected)
})

test('R-43 within a frame the offers of a car open on the same terms', () => {
  expect(embeddedOfferPath(corsaPcp36)).toBe(`/embedded${offerPath(corsaPcp36)}`)
})

test('L-50 a special offer has a page of its own, any other offer that of its deal', () => {
  const special = corsaOffer({ special: { savingPence: 900, isHot: false }, isSpecialOffer: true })
  expect(cardPath(special)).toBe(`/special-offers/${special.id}/details`)
  const forBusiness = corsaOffer({ ...special, financeType: 'business' })
  expect(cardPath(forBusiness)).toBe(`/special-offers/${forBusiness.id}/details`)
  expect(cardPath(offerWithVat(forBusiness))).toBe(
    `/special-offers/${forBusiness.id}/details?vat=1`,
  )
  expect(cardPath(corsaOffer())).toBe(offerPath(corsaOffer()))
})

test('D-91 a card leads to the very offer where its provider was chosen', () => {
  const offer = corsaOffer()
  const [isOfSpecials, isOfProviders] = [false, true]
  expect(listedPath({ isOfSpecials, isOfProviders: false })(offer)).toBe(offerPath(offer))
  expect(listedPath({ isOfSpecials, isOfProviders })(offer)).toBe(
    `${offerPath(offer)}&offer=${offer.id}`,
  )
  const forBusiness = offerWithVat(corsaOffer({ financeType: 'business' }))
  expect(listedPath({ isOfSpecials, isOfProviders })(forBusiness)).toMatch(/&vat=1&offer=/)
  const special = corsaOffer({ special: { savingPence: 900, isHot: false }, isSpecialOffer: true })
  expect(listedPath({ isOfSpecials: true, isOfProviders })(special)).toBe(cardPath(special))
})

const lease: fc.Arbitrary<DealSelection> = fc.record({
  financeType: fc.constantFrom('personal' as const, 'business' as const),
  termMonths: fc.integer({ min: 1, max: 120 }),
  annualMileageMiles: fc.integer({ min: 1, max: 200_000 }),
  deposit: fc.integer({ min: 0, max: 12 }),
  isInStock: fc.boolean(),
  isMaintained: fc.boolean(),
})

const pcp: fc.Arbitrary<DealSelection> = lease.map((selection) => ({
  ...selection,
  financeType: 'pcp',
  isInStock: false,
  isMaintained: false,
}))

test('L-48 an address says the whole profile and reads back to it', () => {
  const open = { financeType: 'personal', isInStock: false, isMaintained: false }
  fc.assert(
    fc.property(fc.oneof(lease, pcp), (selection) => {
      const search = dealPath('10000001', selection).split('?')[1]!
      const read = preferencesFromSearch(Object.fromEntries(new URLSearchParams(search)))
      expect({ ...open, ...read }).toEqual(selection)
    }),
  )
})
