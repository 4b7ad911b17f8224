import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownDepreciation, presentCarValue } from './present-car-value.ts'

const newPricePence = 2_000_000
const middle = (ageMonths: number, mileageMiles: number | null = null) =>
  presentCarValue({ newPricePence, ageMonths, mileageMiles }).middlePence

describe('P-69 our own estimate of what a car is worth', () => {
  test.each([
    [0, 2_000_000],
    [12, 1_600_000],
    [24, 1_360_000],
    [36, 1_156_000],
    [6, 1_788_854],
    [-3, 2_000_000],
  ])('after %i months of usual miles a car of £20,000 is worth %i pence', (months, pence) => {
    expect(middle(months)).toBe(pence)
  })

  test.each([
    [16_000, 1_360_000],
    [26_000, 1_330_000],
    [6000, 1_390_000],
  ])('two years old with %i miles it is worth %i pence', (miles, pence) => {
    expect(middle(24, miles)).toBe(pence)
  })

  test('never more than new, never less than a twentieth of it', () => {
    expect(middle(1, 0)).toBeLessThan(newPricePence)
    expect(
      presentCarValue({ newPricePence: 10_000, ageMonths: 12, mileageMiles: 0 }).middlePence,
    ).toBe(10_000)
    expect(middle(240)).toBe(100_000)
    expect(middle(24, 1_000_000)).toBe(100_000)
  })

  test('the spread is 8% either way', () => {
    expect(presentCarValue({ newPricePence, ageMonths: 12, mileageMiles: null })).toEqual({
      lowPence: 1_472_000,
      middlePence: 1_600_000,
      highPence: 1_728_000,
    })
  })

  test('more months and more miles never add to it', () => {
    const age = fc.integer({ min: 0, max: 360 })
    const miles = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(age, age, miles, (one, other, mileage) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)]
        expect(middle(older)).toBeLessThanOrEqual(middle(younger))
        expect(middle(older, mileage + 1000)).toBeLessThanOrEqual(middle(older, mileage))
      }),
    )
  })

  test('cars keep more in later years than in the first', () => {
    const { retainedInFirstYearBasisPoints, retainedEachYearBasisPoints } = ownDepreciation
    expect(retainedInFirstYearBasisPoints).toBeLessThan(retainedEachYearBasisPoints)
  })
})
