import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, harbourLeasing, northgateDrive } from '#core/fixtures/offers.ts'
import type { Offer } from '#core/offer/offer.ts'
import { offerId } from '#core/offer/offer-id.ts'
import { decodeOfferColumns, encodeOfferColumns } from './offer-columns.ts'
import { offerToWire } from '../json/wire-offer.ts'
import { wireOfferColumns } from './wire-offer-columns.ts'

const lease: fc.Arbitrary<Offer> = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36, 48),
    annualMileageMiles: fc.constantFrom(5000, 8000, 30000),
    initialRentals: fc.constantFrom(1, 3, 6, 9, 12),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    isSpecialOffer: fc.boolean(),
    special: fc.option(
      fc.record({ savingPence: fc.integer({ min: 0, max: 50_000 }), isHot: fc.boolean() }),
    ),
    monthlyPaymentPence: fc.integer({ min: 1, max: 500_000 }),
    processingFeePence: fc.constantFrom(0, 25000),
    provider: fc.constantFrom(harbourLeasing, northgateDrive),
  })
  .chain((change) =>
    fc
      .record({
        message: fc.constantFrom(null, 'Two in white'),
        excessMileagePencePerMile: fc.constantFrom(7.2, 9.9),
      })
      .map((shared) => ({ ...corsaOffer(change), ...shared })),
  )

const pcp: fc.Arbitrary<Offer> = fc
  .record({
    depositPounds: fc.integer({ min: 0, max: 20000 }),
    monthlyPaymentPence: fc.integer({ min: 1, max: 500_000 }),
    aprPercent: fc.constantFrom(4.9, 6.9),
  })
  .map(({ depositPounds, ...change }) => {
    const profile = { ...corsaPcp36.profile, depositPounds }
    const id = offerId({ providerId: corsaPcp36.provider.id, capId: corsaPcp36.capId, profile })
    return { ...corsaPcp36, ...change, id, profile, depositPence: depositPounds * 100 }
  })

test('C-30 offers packed, sent and unpacked are the offers', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(lease, pcp), { maxLength: 60 }), (offers) => {
      const sent: unknown = JSON.parse(JSON.stringify(encodeOfferColumns('10000001', offers)))
      expect(decodeOfferColumns(wireOfferColumns.parse(sent))).toEqual(offers)
    }),
  )
})

test('C-30 a car without offers packs to empty columns', () => {
  expect(decodeOfferColumns(encodeOfferColumns('7', []))).toEqual([])
})

test('C-30 the packed form is an eighth of the objects', () => {
  const offers = [24, 36, 48].flatMap((termMonths) =>
    [5000, 6000, 8000, 10000, 12000, 15000].flatMap((annualMileageMiles) =>
      [1, 3, 6, 9, 12].map((initialRentals) =>
        corsaOffer({ termMonths, annualMileageMiles, initialRentals }),
      ),
    ),
  )
  const packed = JSON.stringify(encodeOfferColumns('10000001', offers)).length
  expect(packed * 8).toBeLessThan(JSON.stringify(offers.map(offerToWire)).length)
})

test('C-30 what repeats stands once', () => {
  const offers = [19900, 21400, 20000].map((monthlyPaymentPence) =>
    corsaOffer({ monthlyPaymentPence }),
  )
  expect(encodeOfferColumns('10000001', offers)).toMatchObject({
    providers: [harbourLeasing],
    profiles: ['p36-8000-6-fn'],
    provider: [0, 0, 0],
    profile: [0, 0, 0],
    term: [0, 0, 0],
    monthlyPaymentPence: [19900, 21400, 20000],
  })
})

test('C-30 offers of another car and columns that do not fit are refused', () => {
  expect(() => encodeOfferColumns('1', [corsaPcp36])).toThrow('is not of car 1')
  const columns = encodeOfferColumns('10000001', [corsaPcp36])
  expect(() => decodeOfferColumns({ ...columns, provider: [9] })).toThrow('came incomplete')
  const special = { offer: [0], savingPence: [], isHot: [] }
  expect(() => decodeOfferColumns({ ...columns, special })).toThrow('what makes them special')
  expect(() => decodeOfferColumns({ ...columns, pcp: { ...columns.pcp, aprPercent: [] } })).toThrow(
    'without its figures',
  )
})
