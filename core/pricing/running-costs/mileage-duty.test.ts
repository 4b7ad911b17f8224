import { describe, expect, test } from 'vitest'
import { roundRunningCosts } from '#core/fixtures/running-costs.ts'
import { mileageDutyPence, mileageDutyPencePerMile } from './mileage-duty.ts'
import { MissingRunningCost } from './running-cost.ts'

describe('P-54 the electric mileage duty', () => {
  test.each([
    ['electric', '2028-04-01', 3],
    ['electric', '2028-03-31', 0],
    ['plug-in-hybrid', '2028-04-01', 1.5],
    ['plug-in-hybrid', '2028-03-31', 0],
    ['petrol', '2028-04-01', 0],
    ['diesel', '2028-04-01', 0],
    ['hybrid', '2028-04-01', 0],
  ] as const)('of a %s car on %s is %d pence a mile', (fuelType, day, pence) => {
    expect(mileageDutyPencePerMile({ fuelType, isVan: false }, day, roundRunningCosts)).toBe(pence)
    expect(mileageDutyPencePerMile({ fuelType, isVan: true }, day, roundRunningCosts)).toBe(0)
  })

  test.each([
    ['electric', '2026-04-01', 36, 36_000], // twelve of the 36 months
    ['electric', '2026-05-01', 36, 39_000],
    ['electric', '2026-11-15', 36, 57_000], // from April's month on: 19 months
    ['plug-in-hybrid', '2028-04-01', 1, 1_500],
    ['petrol', '2028-04-01', 36, 0],
    ['electric', '2025-01-01', 12, 0],
  ] as const)(
    '%s from %s for %i months at 12,000 a year: %i',
    (fuelType, fromDay, termMonths, pence) => {
      const period = { fuelType, isVan: false, fromDay, termMonths, annualMileageMiles: 12_000 }
      expect(mileageDutyPence(period, roundRunningCosts)).toBe(pence)
    },
  )

  test('is rounded half up to the penny', () => {
    const period = {
      fuelType: 'electric',
      isVan: false,
      fromDay: '2028-04-01',
      termMonths: 1,
    } as const
    expect(mileageDutyPence({ ...period, annualMileageMiles: 8002 }, roundRunningCosts)).toBe(2001)
  })

  test('is an error where the table says nothing, and never nothing by accident', () => {
    expect(() =>
      mileageDutyPencePerMile({ fuelType: 'electric', isVan: false }, '2028-04-01', []),
    ).toThrow(MissingRunningCost)
  })
})
