import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excessMileageBillPence, mileageAdvice } from './excess-mileage.ts'

const terms = { annualMileageMiles: 8000, termMonths: 36, excessMileagePencePerMile: 7.2 }

describe('P-44 miles beyond the agreed ones are billed at the end', () => {
  test.each([
    [27_000, 21_600],
    [24_001, 7], // 7.2
    [24_000, 0],
    [1_000, 0], // nothing comes back for miles not driven
  ])('%i miles of 24,000: %i', (driven, pence) => {
    expect(excessMileageBillPence(terms, driven)).toBe(pence)
  })

  test('half a penny goes up', () => {
    expect(excessMileageBillPence({ ...terms, excessMileagePencePerMile: 7.25 }, 24_002)).toBe(15)
  })
})

describe('P-45 the cheapest way for the miles expected', () => {
  const choice = (annualMileageMiles: number, totalPence: number) => ({
    ...terms,
    annualMileageMiles,
    totalPence,
    excessMileagePencePerMile: 10,
  })
  const choices = [choice(12_000, 1_100_000), choice(8000, 1_000_000), choice(10_000, 1_040_000)]
  const miles = (advice: ReturnType<typeof mileageAdvice>) => [
    advice.chosen.annualMileageMiles,
    advice.next?.annualMileageMiles,
    advice.cheapest.annualMileageMiles,
  ]

  test('says what the chosen, the next and the cheapest mileage cost in all', () => {
    expect(mileageAdvice(choices, 8000, 10_000)).toEqual({
      chosen: { ...choices[1], excessPence: 60_000, overallPence: 1_060_000 },
      next: { ...choices[2], excessPence: 0, overallPence: 1_040_000 },
      cheapest: { ...choices[2], excessPence: 0, overallPence: 1_040_000 },
    })
  })

  test.each([
    [8000, 8000, [8000, 10_000, 8000]],
    [8000, 9000, [8000, 10_000, 8000]], // £300 of excess against £400 more
    [8000, 9334, [8000, 10_000, 10_000]], // £400.20 against £400
    [10_000, 12_000, [10_000, 12_000, 12_000]], // both £11,000: the one with more miles
    [12_000, 8000, [12_000, undefined, 8000]],
    [8000, 20_000, [8000, 10_000, 12_000]],
  ])('chosen %i, expected %i', (chosen, expected, result) => {
    expect(miles(mileageAdvice(choices, chosen, expected))).toEqual(result)
    expect(miles(mileageAdvice(choices.toReversed(), chosen, expected))).toEqual(result)
  })

  test('at the highest mileage there is no next', () => {
    expect(mileageAdvice(choices, 12_000, 20_000).next).toBeNull()
  })

  test.each([9000, 0])('%i is no mileage on offer', (chosen) => {
    expect(() => mileageAdvice(choices, chosen, 9000)).toThrow(
      new RangeError(`No price is given for ${chosen} miles a year.`),
    )
  })

  test('no choice is cheaper than the cheapest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 40_000 }), (expected) => {
        const { cheapest, chosen, next } = mileageAdvice(choices, 8000, expected)
        expect(cheapest.overallPence).toBeLessThanOrEqual(chosen.overallPence)
        expect(cheapest.overallPence).toBeLessThanOrEqual(next!.overallPence)
      }),
    )
  })
})
