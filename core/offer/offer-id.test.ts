import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import type { LeaseProfile } from './lease-profile.ts'
import { offerId, parseOfferId, type PcpProfile } from './offer-id.ts'
import { parseProfileKey, profileKey } from './profile-key.ts'

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

describe('P-16 an offer’s id', () => {
  test('says whose price of which car on which profile it is', () => {
    expect(corsaPersonal36.id).toBe('1-10000001-p36-8000-6-fn')
    expect(corsaPcp36.id).toBe('1-10000001-c36-8000-2000')
  })

  test('reads back to what it was made of', () => {
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
    '1-1-p1-1-1-fn',
    '999999-999999999999-b999-999999-99-smx',
    '1-1-c999-999999-999999',
    '1-1-c1-1-0',
  ])('%s is at the bounds', (text) => {
    const identity = parseOfferId(text)
    expect(identity && offerId(identity)).toBe(text)
  })

  test.each([
    '',
    '1-2',
    '0-1-p36-8000-6-fn',
    '1-0-p36-8000-6-fn',
    '01-2-p36-8000-6-fn',
    '1-02-p36-8000-6-fn',
    '1000000-2-p36-8000-6-fn', // seven digits
    '1-1000000000000-p36-8000-6-fn', // thirteen
    'x-2-p36-8000-6-fn',
    'x1-2-p36-8000-6-fn',
    '1-x-p36-8000-6-fn',
    '1-2-p36-8000-6',
    '1-2-p36-8000-6-fn-',
    '1-2-p36-8000-6-fn ',
    '1-2-P36-8000-6-fn',
    '1-2-c36-8000',
    '1-2-c0-8000-2000',
    '1-2-c1000-8000-2000',
    '1-2-c36-0-2000',
    '1-2-c36-1000000-2000',
    '1-2-c36-8000-02000',
    '1-2-c36-8000-1000000',
    '1-2-c36-8000-2000x',
    '1-2-xc36-8000-2000',
    '1-2-c3x-8000-2000',
    '1-2-c36-8x-2000',
    '1-2-c36-8000-2x',
    '1-2-cx-8000-2000',
    '1-2-c36-x-2000',
    '1-2-c36-8000-x',
    `1-2-${'c'.repeat(41)}`,
  ])('%j is no offer id', (text) => {
    expect(parseOfferId(text)).toBeNull()
  })
})

describe('P-17 a profile as a short text', () => {
  const profile = {
    financeType: 'business',
    termMonths: 48,
    annualMileageMiles: 10_000,
    initialRentals: 12,
    isInStock: true,
    isMaintained: true,
    isSpecialOffer: true,
  } as const

  test.each([
    ['b48-10000-12-smx', profile],
    ['p48-10000-12-smx', { ...profile, financeType: 'personal' }],
    ['b48-10000-12-fmx', { ...profile, isInStock: false }],
    ['b48-10000-12-snx', { ...profile, isMaintained: false }],
    ['b48-10000-12-sm', { ...profile, isSpecialOffer: false }],
  ] as const)('%s', (key, expected) => {
    expect(profileKey(expected)).toBe(key)
    expect(parseProfileKey(key)).toEqual(expected)
  })

  test('no two profiles share one', () => {
    fc.assert(
      fc.property(lease, (given) => {
        expect(parseProfileKey(profileKey(given))).toEqual(given)
      }),
    )
  })

  test.each([
    '',
    'c36-8000-6-fn',
    'p0-8000-6-fn',
    'p1000-8000-6-fn',
    'p36-0-6-fn',
    'p36-1000000-6-fn',
    'p36-8000-0-fn',
    'p36-8000-100-fn',
    'p36-8000-6-fz',
    'p36-8000-6-xn',
    'p36-8000-6-f',
    'p36-8000-6-fny',
    'p36-8000-6-fnxx',
    'xp36-8000-6-fn',
    'p36-8000-6-fnx ',
    'p3x-8000-6-fn',
    'px-8000-6-fn',
    'p36-x-6-fn',
    'p36-8x-6-fn',
    'p36-8000-x-fn',
    'p36-8000-6x-fn',
  ])('%j is no profile', (key) => {
    expect(parseProfileKey(key)).toBeNull()
  })
})
