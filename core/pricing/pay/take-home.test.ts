import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxTables } from '#core/fixtures/tax-tables.ts'
import {
  employerInsurancePence,
  incomeTaxPence,
  nationalInsurancePence,
  takeHomePence,
  taxRegions,
} from './take-home.ts'

const tables = { costs: taxTables, day: '2026-11-25' }

describe('P-103 income tax of 2026/27, worked by hand', () => {
  test.each([
    ['england', 12_570, 0],
    ['england', 12_571, 0.2], // £1 at 20%
    ['england', 30_000, 3_486], // 17,430 at 20%
    ['england', 50_270, 7_540], // 37,700 at 20%
    ['england', 60_000, 11_432], // 7,540 and 9,730 at 40%
    ['england', 100_000, 27_432], // 7,540 and 49,730 at 40%
    ['england', 110_000, 33_432], // allowance 7,570: 7,540 and 64,730 at 40%
    ['england', 125_140, 42_516], // no allowance: 7,540 and 87,440 at 40%
    ['england', 150_000, 53_703], // 42,516 and 24,860 at 45%
    ['scotland', 12_570, 0],
    ['scotland', 16_000, 651.7], // 3,430 at 19%, as the BBC's example of the Scottish Budget has it
    ['scotland', 30_000, 3_451.07], // 753.73, 12,989 at 20% and 474 at 21%
    ['scotland', 50_000, 8_982.05], // 753.73, 2,597.80, 14,136 at 21% and 6,338 at 42%
    ['scotland', 75_000, 19_482.05], // 753.73, 2,597.80, 2,968.56 and 31,338 at 42%
    ['scotland', 130_000, 50_034.35], // no allowance: 19,482.05, 62,710 at 45% and 4,860 at 48%
  ] as const)('%s, £%d: £%d', (region, income, tax) => {
    expect(incomeTaxPence(income * 100, region, tables)).toBe(Math.round(tax * 100))
  })
})

describe('P-104 National Insurance of 2026/27, worked by hand', () => {
  test.each([
    [12_570, 0, 1_135.5], // the employer: 7,570 at 15%
    [30_000, 1_394.4, 3_750], // 17,430 at 8%; 25,000 at 15%
    [50_270, 3_016, 6_790.5], // 37,700 at 8%
    [60_000, 3_210.6, 8_250], // and 9,730 at 2%
    [5_000, 0, 0],
    [0, 0, 0],
  ])('£%d: employee £%d, employer £%d', (pay, employee, employer) => {
    expect(nationalInsurancePence(pay * 100, tables)).toBe(Math.round(employee * 100))
    expect(employerInsurancePence(pay * 100, tables)).toBe(Math.round(employer * 100))
  })
})

describe('P-103 P-104 take-home pay', () => {
  test.each([
    ['england', 30_000, 0, 25_119.6], // less 3,486 and 1,394.40
    ['england', 30_000, 1_200, 24_879.6], // and 20% of 1,200
    ['england', 50_000, 1_200, 39_093.6], // 7,486, of the benefit 270 at 20% and 930 at 40%, and 2,994.40
    ['scotland', 16_000, 0, 15_073.9], // the BBC's example: less 651.70 and 274.40
  ] as const)('%s, £%d with a benefit of £%d: £%d', (region, pay, benefit, home) => {
    const income = { payPence: pay * 100, benefitPence: benefit * 100 }
    expect(takeHomePence(income, region, tables)).toBe(Math.round(home * 100))
  })

  const pence = fc.integer({ min: 0, max: 50_000_000 })
  test('a pound more of pay never leaves less, and never more than the pound', () => {
    fc.assert(
      fc.property(pence, fc.constantFrom(...taxRegions), (payPence, region) => {
        const home = takeHomePence({ payPence, benefitPence: 0 }, region, tables)
        const more = takeHomePence({ payPence: payPence + 100, benefitPence: 0 }, region, tables)
        expect(more - home).toBeGreaterThanOrEqual(0)
        expect(more - home).toBeLessThanOrEqual(101) // a penny of rounding
      }),
    )
  })
})
