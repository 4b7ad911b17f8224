import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import type { LeaseProfile } from './lease-profile.ts'
import { offerId, parseOfferId, type PcpProfile } from './offer-id.ts'

test('an id says whose price of which car on which profile it is', () => {
  expect(corsaPersonal36.id).toBe('1-10000001-p36-8000-6-fn')
  expect(corsaPcp36.id).toBe('1-10000001-c36-8000-2000')
})

const lease: fc.Arbitrary<LeaseProfile> = fc.record({
  financeType: fc.constantFrom('personal', 'business'),
  termMonths: fc.integer({ min: 1, max: 120 }),
  annualMileageMiles: fc.integer({ min: 1, max: 200_000 }),
  initialRentals: fc.integer({ min: 1, max: 12 }),
  isInStock: fc.boolean(),
  isSpecialOffer: fc.boolean(),
  isMaintained: fc.boolean(),
})
const pcp: fc.Arbitrary<PcpProfile> = fc.record({
  financeType: fc.constant('pcp'),
  termMonths: fc.integer({ min: 1, max: 120 }),
  annualMileageMiles: fc.integer({ min: 1, max: 200_000 }),
  depositPounds: fc.integer({ min: 0, max: 200_000 }),
})

test('ids read back to what they were made of', () => {
  fc.assert(
    fc.property(
      fc.record({
        providerId: fc.integer({ min: 1, max: 999_999 }),
        capId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
        profile: fc.oneof(lease, pcp),
      }),
      (identity) => {
        expect(parseOfferId(offerId(identity))).toEqual(identity)
      },
    ),
  )
})

test.each([
  '',
  '1-2',
  '0-1-p36-8000-6-fn',
  '1-2-p36-8000-6',
  '1-2-p36-8000-6-fz',
  'x-2-p36-8000-6-fn',
])('%j is no offer id', (text) => {
  expect(parseOfferId(text)).toBeNull()
})
