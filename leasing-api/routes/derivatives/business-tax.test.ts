import { expect, test } from 'vitest'
import { corsa } from '#core/fixtures/vehicles.ts'
import { runningCosts } from '#leasing-api/catalogue/running-costs.ts'
import { businessTax } from './business-tax.ts'

const sources = { source: expect.stringContaining('as known on 24 November 2026') }

test('C-76 P-95 the tax on a Corsa by the figures of this installation, each with its source', () => {
  expect(businessTax(corsa, runningCosts, '2026-11-24')).toEqual({
    companyCar: {
      value: 22_125,
      isListPrice: true,
      isEstimate: true,
      // £22,125 at 30% is £6,637 in whole pounds.
      years: [
        ['2026/27', 30, [1327.4, 2654.8, 2986.65]],
        ['2027/28', 31, [1371.6, 2743.2, 3086.1]],
        ['2028/29', 32, [1416, 2832, 3186]],
        ['2029/30', 33, [1460.2, 2920.4, 3285.45]],
      ].map(([taxYear, percent, yearlyTax]) => ({
        taxYear,
        percent,
        percentWithoutRde2: null,
        yearlyTax,
      })),
      ratePercents: [20, 40, 45],
      benefitSource: { ...sources, reviewBy: '2027-04-05' },
      rateSource: { ...sources, reviewBy: '2027-04-05' },
    },
    lease: { ...sources, reviewBy: '2027-04-05', percent: 15, usualPercent: 15, aboveCo2: 50 },
  })
})

test('C-76 what the table does not hold is left out', () => {
  expect(businessTax(corsa, [], '2026-11-24')).toEqual({ companyCar: null, lease: null })
  expect(businessTax(corsa, runningCosts, '2021-04-01')).toMatchObject({
    companyCar: null,
    lease: { percent: 15 },
  })
})
