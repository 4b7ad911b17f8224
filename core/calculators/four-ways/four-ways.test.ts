import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxTables } from '#core/fixtures/tax-tables.ts'
import { taxRegions } from '#core/pricing/pay/take-home.ts'
import { type FourWaysCase, fourWays } from './four-ways.ts'
import { sacrificedPence } from './sacrificed-pay.ts'
import { taxYearsOf } from './tax-years.ts'

const electric = {
  fuelType: 'electric',
  co2: 0,
  batteryRangeMiles: 250,
  valuePence: 4_000_000,
} as const
/** 120 g/km is 31% in 2026/27: 17, a point at 55 g and one for each of 13 times 5 g more. £9,300. */
const petrol = {
  fuelType: 'petrol',
  co2: 120,
  batteryRangeMiles: null,
  valuePence: 3_000_000,
} as const

/** A year from the first day of 2026/27: 4% of £40,000 is a benefit of £1,600. */
const usual: FourWaysCase = {
  salaryPence: 4_500_000,
  region: 'england',
  termMonths: 12,
  car: electric,
  leasePence: null,
  pcpPence: null,
  businessPence: null,
  upkeepPence: 0,
  allowancePence: 0,
  passedOnPercent: 0,
  quotedPence: 40_000,
}
const on = (change: Partial<FourWaysCase>, day = '2026-04-06') =>
  fourWays({ ...usual, ...change }, taxTables, day)

describe('P-105 P-106 worked by hand: salary sacrifice of £400 a month', () => {
  test.each<[string, Partial<FourWaysCase>, monthly: number]>([
    // 4,800 less 20% and 8% is 3,456; tax on 1,600 is 320: 3,776
    ['basic rate', {}, 314.67],
    // 4,800 less 40% and 2% is 2,784; 640: 3,424
    ['higher rate', { salaryPence: 6_000_000 }, 285.33],
    // 1,730 at 40% and 2%, 3,070 at 20% and 8%: 3,213.80; 320
    ['over the edge of the bands', { salaryPence: 5_200_000 }, 294.48],
    // the allowance comes back by 2,400: 4,800 less 2,880 and 96; it falls by 800 again: 640 and 320
    ['above £100,000', { salaryPence: 11_000_000 }, 232],
    // 1,338 at 42% and 3,462 at 21%, 8%: 3,127.02; 1,600 at 21%
    ['Scotland', { region: 'scotland' }, 288.59],
    // above 75 g/km the benefit of 9,300 is more than 4,800: 3,456 and 1,860
    ['a petrol car', { car: petrol }, 443],
    // 12,000 is more than 9,300: 8,640 and 20% of 12,000
    ['a petrol car for more pay', { car: petrol, quotedPence: 100_000 }, 920],
  ])('%s', (_, change, monthly) => {
    expect(on(change).monthlyPence.sacrifice).toBe(Math.round(monthly * 100))
  })

  test('the working: pay given up, what is not paid on it, and tax on the benefit', () => {
    expect(on({}).sacrifice).toMatchObject({
      grossPence: 40_000,
      savedPence: 11_200, // 28% of 4,800 a year
      benefitTaxPence: 2_667,
      monthlyPence: 31_467,
    })
  })
})

describe('P-107 worked by hand: a company car', () => {
  test.each<[string, Partial<FourWaysCase>, day: string, monthly: number]>([
    ['tax on £1,600 at 20%', {}, '2026-04-06', 26.67],
    ['at 40%', { salaryPence: 6_000_000 }, '2026-04-06', 53.33],
    // 6,000 on top of 45,000: 730 at 40% and 2%, 5,270 at 20% and 8%: 4,217.80; 320
    ['in place of £6,000 a year', { allowancePence: 600_000 }, '2026-04-06', 378.15],
    // three months at 4%, nine at 5%: 80 and 300
    ['over two tax years', {}, '2027-01-06', 31.67],
    // 3 months of 5%, 12 of 7%, 9 of 9% of 40,000, at 20%: 100, 560 and 540 over 24 months
    ['to 2029/30', { termMonths: 24 }, '2028-01-06', 50],
    // 31% of 30,000 is 9,300: 5,270 of it at 20% and 4,030 at 40% are 2,666
    ['a petrol car', { car: petrol }, '2026-04-06', 222.17],
    // 12,000 a year given up are more than 9,300: 7,697.80 of it after tax and insurance, and 3,746
    ['a petrol car for £12,000', { car: petrol, allowancePence: 1_200_000 }, '2026-04-06', 953.65],
  ])('%s', (_, change, day, monthly) => {
    const { company } = on({ businessPence: 30_000, ...change }, day)
    expect(company!.monthlyPence).toBe(Math.round(monthly * 100))
  })

  test('its tax years stand by themselves', () => {
    const { company } = on({ businessPence: 30_000 }, '2027-01-06')
    expect(company!.years).toEqual([
      {
        fromDay: '2027-01-06',
        startDay: '2026-04-06',
        months: 3,
        taxYear: '2026/27',
        benefitPercent: 4,
        monthlyPence: 2_667,
      },
      {
        fromDay: '2027-04-06',
        startDay: '2027-04-06',
        months: 9,
        taxYear: '2027/28',
        benefitPercent: 5,
        monthlyPence: 3_333,
      },
    ])
  })
})

describe('P-106 P-108 worked by hand: the employer’s side', () => {
  const rent = { businessPence: 30_000, upkeepPence: 9_500, quotedPence: null }

  test.each([
    // 300, half of 60 VAT, 95, and 15% of 133.33: 445
    [0, 44_500, -6_675], // 15% of 5,340 a year stays with the employer
    [100, 38_696, 0], // 445 ÷ 1.15
    [50, 41_395, -3_104], // 445 ÷ 1.075, of which 7.5% stays
  ])('with %i per cent passed on %i pence of pay are given up', (passedOnPercent, gross, net) => {
    const { sacrifice } = on({ ...rent, passedOnPercent })
    expect(sacrifice!.grossPence).toBe(gross)
    expect(Math.abs(sacrifice!.employer.netPence - net)).toBeLessThanOrEqual(1)
  })

  test('a company car costs rent, VAT that does not come back, upkeep and insurance on the benefit', () => {
    expect(on(rent).company!.employer).toEqual({
      rentPence: 30_000,
      vatPence: 6_000,
      reclaimedVatPence: 3_000,
      upkeepPence: 9_500,
      benefitInsurancePence: 2_000,
      savedPayPence: 0,
      savedInsurancePence: 0,
      netPence: 44_500,
    })
  })

  test.each([
    [42_500, 77_500, 54_125], // 425 and 15% of 775
    [108_500, 77_500, 127_647], // more than the benefit: 1,085 ÷ 0.85
  ])('above 75 g/km a car of %i with a benefit of %i takes %i', (carPence, benefit, pence) => {
    const month = { carPence, benefitPence: benefit, insurancePercent: 15, passedOnPercent: 0 }
    expect(sacrificedPence({ ...month, isPayTaxed: true })).toBe(pence)
  })
})

describe('P-105 P-115 the four beside one another', () => {
  const all = { leasePence: 35_000, pcpPence: 41_000, businessPence: 30_000, upkeepPence: 9_500 }

  test('what is paid out of take-home pay has the upkeep on top', () => {
    expect(on(all)).toMatchObject({
      monthlyPence: { lease: 44_500, pcp: 50_500, sacrifice: 31_467, company: 2_667 },
      cheapest: 'sacrifice',
    })
  })

  test.each<[string, Partial<FourWaysCase>, object]>([
    ['no business price', { ...all, businessPence: null }, { company: null }],
    [
      'nor a quote',
      { ...all, businessPence: null, quotedPence: null },
      { sacrifice: null, company: null },
    ],
    [
      'no list price',
      { ...all, car: { ...electric, valuePence: null } },
      { sacrifice: null, company: null },
    ],
    ['no CO2', { ...all, car: { ...electric, co2: null } }, { sacrifice: null, company: null }],
    ['no lease', { ...all, leasePence: null }, { lease: null, pcp: 50_500 }],
  ])('%s', (_, change, monthlyPence) => {
    expect(on(change).monthlyPence).toMatchObject(monthlyPence)
  })

  test.each<[string, Partial<FourWaysCase>, string | null]>([
    ['a dear quote', { ...all, quotedPence: 90_000 }, 'lease'],
    ['the same for lease and PCP', { leasePence: 100, pcpPence: 100 }, 'lease'],
    ['no list price', { ...all, car: { ...electric, valuePence: null } }, 'lease'],
    ['no price', { quotedPence: null }, null],
  ])('the cheapest that one’s own pay buys: %s', (_, change, way) => {
    expect(on(change).cheapest).toBe(way)
  })
})

describe('P-105 for any driver', () => {
  const anybody = fc.record({
    salaryPence: fc.integer({ min: 1_500_000, max: 30_000_000 }),
    region: fc.constantFrom(...taxRegions),
    termMonths: fc.constantFrom(12, 24, 36, 48),
    // Above £100,000 the allowance goes in steps of a pound, so that pence given up may save a few more.
    quotedPence: fc.integer({ min: 5_000, max: 100_000 }),
    allowancePence: fc.integer({ min: 0, max: 1_000_000 }),
    businessPence: fc.integer({ min: 10_000, max: 100_000 }),
  })

  test('a sacrifice takes no more than pay given up and tax on the benefit', () => {
    fc.assert(
      fc.property(anybody, (change) => {
        const { sacrifice } = on(change, '2026-11-25')
        const { grossPence, savedPence, benefitTaxPence, monthlyPence } = sacrifice!
        expect(savedPence).toBeGreaterThanOrEqual(0)
        expect(savedPence).toBeLessThanOrEqual(grossPence)
        expect(Math.abs(grossPence - savedPence + benefitTaxPence - monthlyPence)).toBeLessThan(3)
      }),
      { numRuns: 40 },
    )
  })

  test('the months of the tax years are those of the term, in their order', () => {
    const day = fc
      .integer({ min: 0, max: 4000 })
      .map((days) => new Date(Date.UTC(2025, 3, 6) + days * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 120 }), (from, term) => {
        const years = taxYearsOf(from, term)
        expect(years.reduce((sum, { months }) => sum + months, 0)).toBe(term)
        for (const { startDay, fromDay, months } of years) {
          expect(startDay <= fromDay).toBe(true)
          expect(months).toBeLessThanOrEqual(12)
        }
      }),
    )
  })
})
