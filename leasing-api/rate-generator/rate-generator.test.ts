import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profileKey } from '#core/offer/profile-key.ts'
import { percentOf } from '#core/pricing/pcp/annual-rate.ts'
import { pcpAnnualRate } from '#core/pricing/pcp/pcp-apr.ts'
import { monthlyInterestOf, pcpFigures, pcpTermsMonths } from '#core/pricing/pcp/pcp-figures.ts'
import { authoredCatalogue } from '../catalogue/authored-catalogue.ts'
import { expandMake } from '../catalogue/expand-make.ts'
import { encodeSegment } from '../segments/encode-segment.ts'
import { exceptionOf, leaseTerms } from '../segments/lease-terms.ts'
import { leaseSegment, type ProfileNumbers } from './lease-segment.ts'
import { monthlyRental } from './monthly-rental.ts'
import { pcpOffersOf } from './pcp-offers.ts'
import { pricedCar, type PricedCar } from './priced-car.ts'
import { providerHabits } from './provider-habits.ts'
import { quotingProviders } from './quoting-providers.ts'

const named = { id: 1 }
const cars = authoredCatalogue.flatMap(expandMake).map((record, id) => {
  const { manufacturer, range, carModel, storedKey, source, ...facts } = record
  return pricedCar({
    id,
    storedKey,
    source,
    withdrawnAt: null,
    derivative: {
      ...facts,
      capId: String(facts.capId),
      manufacturer: { ...named, ...manufacturer },
      range: { ...named, ...range },
      carModel: { ...named, ...carModel },
    } as never,
  })!
})

function numbering(): { numberOf: ProfileNumbers; keys: string[] } {
  const keys: string[] = []
  const numbers = new Map<string, number>()
  return {
    keys,
    numberOf(profile) {
      const key = profileKey(profile)
      if (!numbers.has(key)) numbers.set(key, keys.push(key) - 1)
      return numbers.get(key)!
    },
  }
}

const bestCommon = (car: PricedCar) => {
  const { numberOf } = numbering()
  const prices = quotingProviders(car, providerHabits, 1).map(
    (habits) => leaseSegment(car, habits, 1, numberOf).commonPersonalPence!,
  )
  return Math.min(...prices)
}

test('every car is quoted by three to eight providers, each provider quotes many', () => {
  const quotes = new Map<number, number>()
  for (const car of cars) {
    const quoting = quotingProviders(car, providerHabits, 1)
    expect(quoting.length).toBeGreaterThanOrEqual(3)
    expect(quoting.length).toBeLessThanOrEqual(8)
    for (const { providerId } of quoting) quotes.set(providerId, (quotes.get(providerId) ?? 0) + 1)
  }
  expect(quotes.size).toBe(providerHabits.length)
  expect(Math.min(...quotes.values())).toBeGreaterThan(100)
})

test('T-05 one provider asks more for a mile too many where a car is maintained, the others do not', () => {
  for (const habits of providerHabits) {
    const { numberOf, keys } = numbering()
    const { head, columns } = leaseSegment(cars[7]!, habits, 1, numberOf).segment
    const isDearer = (number: number) =>
      leaseTerms(head, false, exceptionOf(head, number)).excessMileagePencePerMile >
      head.excessMileagePencePerMile
    const dearer = [...columns.profiles].filter(isDearer).map((number) => keys[number]!)
    const maintained = keys.filter((key) => key.endsWith('m'))
    expect(dearer).toEqual(habits.providerId === 3 ? maintained : [])
  }
})

test('the same seed gives the same bytes, another one other prices', () => {
  const [car, habits] = [cars[7]!, providerHabits[0]!]
  const bytes = (seed: number) =>
    encodeSegment(leaseSegment(car, habits, seed, numbering().numberOf).segment)
  expect(bytes(1)).toEqual(bytes(1))
  expect(bytes(2)).not.toEqual(bytes(1))
})

test('best prices look like the market: around £200 for a Corsa, £350 for a Model 3', () => {
  const best = (key: string) => bestCommon(cars.find(({ storedKey }) => storedKey.startsWith(key))!)
  expect(best('vauxhall|corsa|')).toBeGreaterThan(16_000)
  expect(best('vauxhall|corsa|')).toBeLessThan(26_000)
  expect(best('tesla|model 3|')).toBeGreaterThan(27_000)
  expect(best('tesla|model 3|')).toBeLessThan(42_000)
  const all = cars.map(bestCommon).toSorted((a, b) => a - b)
  expect(all[0]).toBeGreaterThan(9_000)
  expect(all[Math.floor(all.length / 2)]).toBeLessThan(45_000)
})

test('within one book: more miles cost more, a longer initial rental less, business less, upkeep more', () => {
  for (const car of cars.filter((_, at) => at % 50 === 0)) {
    for (const habits of providerHabits) {
      const { numberOf, keys } = numbering()
      const { columns } = leaseSegment(car, habits, 1, numberOf).segment
      const price = (key: string) =>
        columns.monthlyPence[columns.profiles.indexOf(keys.indexOf(key))]!
      const [low, high] = [habits.initialRentals[0]!, habits.initialRentals.at(-1)!]
      expect(price(`p36-10000-${low}-fn`)).toBeGreaterThan(price(`p36-8000-${low}-fn`))
      expect(price(`p36-8000-${high}-fn`)).toBeLessThan(price(`p36-8000-${low}-fn`))
      expect(price(`b36-8000-${low}-fn`)).toBeCloseTo(price(`p36-8000-${low}-fn`) / 1.2, -1)
      if (habits.isMaintenanceOffered) {
        expect(price('p36-8000-6-fm')).toBeGreaterThan(price('p36-8000-6-fn'))
      }
    }
  }
})

test('a rental pays for the car: all payments and the sale, discounted, are worth what it cost', () => {
  fc.assert(
    fc.property(
      fc.record({
        capitalPence: fc.integer({ min: 800_000, max: 9_000_000 }),
        residualPence: fc.integer({ min: 100_000, max: 700_000 }),
        termMonths: fc.integer({ min: 12, max: 60 }),
        initialRentals: fc.integer({ min: 1, max: 12 }),
        monthlyInterest: fc.double({ min: 0.0005, max: 0.01, noNaN: true }),
      }),
      (hire) => {
        const rental = monthlyRental(hire)
        let worth = hire.initialRentals * rental
        for (let month = 1; month < hire.termMonths; month++) {
          worth += rental / (1 + hire.monthlyInterest) ** month
        }
        worth += hire.residualPence / (1 + hire.monthlyInterest) ** hire.termMonths
        expect(worth).toBeCloseTo(hire.capitalPence, 2)
      },
    ),
  )
})

/** What the payments of an agreement are worth at the start, at a yearly rate. */
function presentValue(
  offer: {
    monthlyPaymentPence: number
    numberOfPayments: number
    optionalFinalPaymentPence: number
    feesPence: number
  },
  aprPercent: number,
): number {
  const interest = monthlyInterestOf(aprPercent)
  let worth = 0
  for (let month = 1; month <= offer.numberOfPayments; month++) {
    worth += offer.monthlyPaymentPence / (1 + interest) ** month
  }
  const last = offer.optionalFinalPaymentPence + offer.feesPence
  return worth + last / (1 + interest) ** (offer.numberOfPayments + 1)
}

test('PCP payments, discounted at the APR, are worth the credit to within half a penny a month', () => {
  const lenders = providerHabits.filter(({ pcp }) => pcp !== null)
  const offers = cars
    .filter((_, at) => at % 20 === 0)
    .flatMap((car) => lenders.flatMap((habits) => pcpOffersOf(car, habits, 1)))
  expect(offers.length).toBeGreaterThan(500)
  // Rule P-65.
  expect(new Set(offers.map(({ termMonths }) => termMonths))).toEqual(new Set(pcpTermsMonths))
  for (const offer of offers) {
    const { cashPricePence, depositPence, depositContributionPence, amountOfCreditPence } = offer
    expect(amountOfCreditPence).toBe(cashPricePence - depositPence - depositContributionPence)
    expect(offer.numberOfPayments).toBe(offer.termMonths - 1)
    expect(Math.abs(presentValue(offer, offer.aprPercent) - amountOfCreditPence)).toBeLessThan(
      offer.numberOfPayments / 2,
    )
    // The rate on the page is the rate of the payments: a tenth of a per cent away it no longer fits.
    expect(presentValue(offer, offer.aprPercent - 0.1)).toBeGreaterThan(amountOfCreditPence)
    expect(presentValue(offer, offer.aprPercent + 0.1)).toBeLessThan(amountOfCreditPence)
    const rate = pcpAnnualRate({ ...offer, processingFeePence: offer.feesPence })
    expect(rate.ok && percentOf(rate.rate)).toBe(offer.aprPercent)
    expect(offer.monthlyPaymentPence).toBeGreaterThan(0)
    expect(offer.optionalFinalPaymentPence).toBeGreaterThan(0)
    expect([4.9, 5.9, 6.9, 7.9, 8.9]).toContain(offer.aprPercent)
  }
})

test('a worked example: £20,000 at 5.9%, £1,000 down, £9,000 at the end of three years', () => {
  const figures = pcpFigures({
    cashPricePence: 2_000_000,
    depositPence: 100_000,
    depositContributionPence: 0,
    optionalFinalPaymentPence: 900_000,
    feesPence: 1_000,
    termMonths: 36,
    aprPercent: 5.9,
  })
  expect(figures).toEqual({
    amountOfCreditPence: 1_900_000,
    numberOfPayments: 35,
    monthlyPaymentPence: 35_497,
  })
})
