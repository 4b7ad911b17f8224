import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import type { RunningCost } from '#core/pricing/running-costs/running-cost.ts'
import { electricDriving } from './electric-driving.ts'
import { initialElectric } from './electric-fields.ts'
import { type ElectricDriving, electricYears } from './electric-years.ts'

const row = (kind: string, fromDay: string, amount: number): RunningCost => ({
  kind,
  fromDay,
  amount,
  source: 'For tests',
  reviewBy: '2027-03-31',
})

/** Prices that can be worked with in the head; taxes and duties as they are known and announced. */
const costs = [
  row('petrolPencePerLitre', '2026-01-01', 140),
  row('homeElectricityPencePerKwh', '2026-01-01', 25),
  row('publicElectricityPencePerKwh', '2026-01-01', 75),
  row('roadTaxPencePerYear', '2026-04-01', 20_000),
  row('vanRoadTaxPencePerYear', '2025-04-01', 34_500),
  row('dearCarSupplementPencePerYear', '2026-04-01', 44_000),
  row('dearCarThresholdPence', '2025-04-01', 4_000_000),
  row('dearElectricCarThresholdPence', '2026-04-01', 5_000_000),
  row('electricMileageDutyPencePerMile', '2025-04-01', 0),
  row('electricMileageDutyPencePerMile', '2028-04-01', 3),
  row('plugInMileageDutyPencePerMile', '2025-04-01', 0),
  row('plugInMileageDutyPencePerMile', '2028-04-01', 1.5),
]

/** 10,000 miles at 40 mpg are 250 gallons of 4.54609 litres, £1,591.13 at 140p; 2,500 kWh at home £625. */
const usual: ElectricDriving = {
  annualMileageMiles: 10_000,
  bodyType: 'suv',
  years: 1,
  petrolPencePerLitre: 140,
  homePercent: 100,
  homePencePerKwh: null,
  publicPencePerKwh: null,
  milesPerGallon: 40,
  milesPerKwh: 4,
  isRoadTaxIncluded: true,
  petrolListPricePence: null,
  electricListPricePence: null,
  extraPence: 0,
}
const on = (change: Partial<ElectricDriving>, day: string) =>
  electricYears({ ...usual, ...change }, costs, day)

describe('P-98 worked by hand: what both cars cost over the years', () => {
  test.each<[string, string, Partial<ElectricDriving>, petrol: number, electric: number]>([
    ['2026-04-01', 'energy alone', {}, 159_113, 62_500],
    // four fifths at home: 2,000 kWh at 25p and 500 at 75p
    ['2026-04-01', 'a fifth in public', { homePercent: 80 }, 159_113, 87_500],
    // 2,500 kWh at 10p
    ['2026-04-01', 'a night tariff', { homePencePerKwh: 10 }, 159_113, 25_000],
    // 2,500 kWh at 60p
    ['2026-04-01', 'public alone', { homePercent: 0, publicPencePerKwh: 60 }, 159_113, 150_000],
    // 2 × 1,591.13 and 2 × 625; the first year's road tax is in the price, the second is 200
    ['2026-04-01', 'two years, own tax', { years: 2, isRoadTaxIncluded: false }, 338_226, 145_000],
    // year 2 with 200 + 440 above 40,000; an electric car of 50,000 is not above 50,000
    [
      '2026-04-01',
      'the supplement',
      {
        years: 2,
        isRoadTaxIncluded: false,
        petrolListPricePence: 4_000_100,
        electricListPricePence: 5_000_000,
      },
      382_226,
      145_000,
    ],
    // seven years: 6 later ones at 200, of which the second to the sixth with 440; duty from April
    // 2028 is 5 years of 10,000 × 3p: 7 × 625 + 6 × 200 + 5 × 440 + 5 × 300
    [
      '2026-04-01',
      'seven years of a dear electric car',
      { years: 7, isRoadTaxIncluded: false, electricListPricePence: 5_000_100 },
      1_233_791,
      927_500,
    ],
    // from 1 April 2028 the whole year: 10,000 × 3p
    ['2028-04-01', 'the mileage duty', {}, 159_113, 92_500],
    // begins on 1 January 2028: nine of twelve months, 7,500 × 3p
    ['2028-01-01', 'nine months of the duty', {}, 159_113, 85_000],
    // three years from 1 April 2027: two with the duty
    ['2027-04-01', 'two of three years', { years: 3 }, 477_339, 247_500],
    // vans are exempt from the duty, and pay 345 in the second year
    [
      '2028-04-01',
      'a van',
      { bodyType: 'van', years: 2, isRoadTaxIncluded: false },
      352_726,
      159_500,
    ],
    // typical SUV: 39 mpg and 3.3 miles per kWh: 10,000 ÷ 39 × 4.54609 × 140p, 10,000 ÷ 3.3 × 35p
    [
      '2026-04-01',
      'typical figures',
      { milesPerGallon: null, milesPerKwh: null, homePercent: null },
      163_193,
      106_061,
    ],
  ])('from %s, %s: petrol %i, electric %i', (day, _, change, petrol, electric) => {
    const result = on(change, day)
    expect([result.petrolPence, result.electricPence]).toEqual([petrol, electric])
    expect(result.savingPence).toBe(petrol - electric)
  })
})

describe('P-99 what the electric car costs more to have', () => {
  test.each([
    [0, 1, 2 * 96_613],
    [96_613, 1, 96_613], // £1,591.13 less £625 is £966.13 a year
    [96_614, 2, 96_612],
    [193_226, 2, 0],
    [193_227, null, -1],
  ])('%i is earned back in year %s of two', (extraPence, year, saving) => {
    const result = on({ extraPence, years: 2 }, '2026-04-01')
    expect([result.evenInYear, result.savingPence]).toEqual([year, saving])
    expect(result.electricSoFar).toEqual([extraPence, extraPence + 62_500, extraPence + 125_000])
  })
})

describe('P-97 P-98 for any driving', () => {
  const driving = fc.record<ElectricDriving>({
    annualMileageMiles: fc.integer({ min: 1, max: 200_000 }),
    bodyType: fc.constantFrom(...bodyTypes),
    years: fc.integer({ min: 1, max: 8 }),
    petrolPencePerLitre: fc.integer({ min: 50, max: 500 }),
    homePercent: fc.option(fc.integer({ min: 0, max: 100 })),
    homePencePerKwh: fc.option(fc.integer({ min: 0, max: 200 })),
    publicPencePerKwh: fc.option(fc.integer({ min: 0, max: 200 })),
    milesPerGallon: fc.option(fc.integer({ min: 5, max: 200 })),
    milesPerKwh: fc.option(fc.integer({ min: 1, max: 10 })),
    isRoadTaxIncluded: fc.boolean(),
    petrolListPricePence: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    electricListPricePence: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    extraPence: fc.integer({ min: 0, max: 100_000_000 }),
  })

  test('the years add up, and nothing that is paid is ever less than nothing', () => {
    fc.assert(
      fc.property(driving, (input) => {
        const result = electricYears(input, costs, '2026-11-25')
        const totals = result.years.map(({ petrol, electric }) => [
          petrol.totalPence,
          electric.totalPence,
        ])
        expect(totals.reduce((sum, [petrol]) => sum + petrol!, 0)).toBe(result.petrolPence)
        expect(totals.reduce((sum, [, electric]) => sum + electric!, 0)).toBe(result.electricPence)
        for (const pence of totals.flat()) expect(pence).toBeGreaterThanOrEqual(0)
        expect(result.savingPence).toBe(
          result.petrolPence - result.electricPence - input.extraPence,
        )
      }),
    )
  })

  test('dearer petrol never makes electricity save less', () => {
    fc.assert(
      fc.property(driving, fc.integer({ min: 1, max: 100 }), (input, more) => {
        const dearer = { ...input, petrolPencePerLitre: input.petrolPencePerLitre + more }
        expect(electricYears(dearer, costs, '2026-11-25').savingPence).toBeGreaterThanOrEqual(
          electricYears(input, costs, '2026-11-25').savingPence,
        )
      }),
    )
  })

  test('what the page opens on is 8,000 miles in an SUV at the petrol price of the day', () => {
    expect(electricDriving(initialElectric(costs, '2026-11-25'))).toEqual({
      ...usual,
      annualMileageMiles: 8000,
      years: 4,
      homePercent: null,
      milesPerGallon: null,
      milesPerKwh: null,
    })
  })
})
