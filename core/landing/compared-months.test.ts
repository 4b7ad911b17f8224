import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, northgateDrive } from '../fixtures/offers.ts'
import { comparedMonths } from './compared-months.ts'

const own = corsaOffer()
const dearer = corsaOffer({ provider: northgateDrive, monthlyPaymentPence: 21_000 })
const short = corsaOffer({ termMonths: 24 })
const maintained = corsaOffer({ isMaintained: true, monthlyPaymentPence: 20_500 })
const business = corsaOffer({ financeType: 'business', annualMileageMiles: 10_000 })

const deal = (offer: Parameters<typeof comparedMonths>[0][number]['offer']) => ({
  offer,
  offers: [dearer, own, short, maintained, business, corsaPcp36],
})

test('L-77 deals on the same terms are compared as they are, whoever quotes them', () => {
  const months = comparedMonths([deal(dearer), deal(own)])!
  expect(months.isOwn).toBe(true)
  expect(months.offers).toEqual([dearer, own])
  expect(months.lowestPence).toBe(own.effectiveMonthlyPence)
})

test.each([
  ['another length', short],
  ['maintenance', maintained],
  ['another kind', business],
  ['credit', corsaPcp36],
])('L-77 with %s beside it the common profile is looked up for both', (_, other) => {
  const months = comparedMonths([deal(dearer), deal(other)])!
  expect(months.isOwn).toBe(false)
  expect(months.terms).toEqual({
    financeType: 'personal',
    termMonths: 36,
    annualMileageMiles: 8000,
    initialRentals: 6,
  })
  expect(months.offers).toEqual([own, own])
})

test('L-77 a business compares without VAT, on ten thousand miles', () => {
  const months = comparedMonths([deal(business), deal(short)])!
  expect(months.terms).toMatchObject({ financeType: 'business', annualMileageMiles: 10_000 })
  expect(months.offers).toEqual([business, business])
})

test('L-77 what nobody quotes is missing, and one month alone is no lowest', () => {
  const months = comparedMonths([deal(own), { offer: short, offers: [short] }])!
  expect(months.offers).toEqual([own, null])
  expect(months.lowestPence).toBeNull()
})

test.each([[[]], [[deal(corsaPcp36), deal(corsaPcp36)]]])(
  'L-77 credit alone has no month to compare',
  (deals) => {
    expect(comparedMonths(deals)).toBeNull()
  },
)

test('L-77 every month shown is of one kind, length, mileage and initial rental', () => {
  const any = fc.constantFrom(own, dearer, short, maintained, business, corsaPcp36)
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), (offers) => {
      const months = comparedMonths(offers.map(deal))
      for (const offer of months?.offers ?? []) {
        expect(offer?.profile).toMatchObject({ ...months!.terms, isMaintained: false })
      }
    }),
  )
})
