import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companyCarCosts } from '#core/fixtures/company-car-costs.ts'
import { benefitPercent, type CompanyCar } from './benefit-percent.ts'

const car = (change: Partial<CompanyCar>): CompanyCar => ({
  fuelType: 'petrol',
  co2: 118,
  batteryRangeMiles: null,
  ...change,
})
const yearStarts = [2025, 2026, 2027, 2028, 2029].map((year) => `${year}-04-06`)
const byYear = (given: CompanyCar, meetsRde2?: boolean) =>
  yearStarts.map((day) => benefitPercent(given, companyCarCosts, day, meetsRde2))

describe('P-93 benefit in kind, 2025/26 to 2029/30, as the law lists it', () => {
  test.each<[string, Partial<CompanyCar>, (number | null)[]]>([
    ['no CO2', { fuelType: 'electric', co2: 0 }, [3, 4, 5, 7, 9]],
    ['50 g/km, 130 miles', { co2: 50, batteryRangeMiles: 130 }, [3, 4, 5, 18, 19]],
    ['1 g/km, 129 miles', { co2: 1, batteryRangeMiles: 129 }, [6, 7, 8, 18, 19]],
    ['70 miles', { co2: 20, batteryRangeMiles: 70 }, [6, 7, 8, 18, 19]],
    ['69 miles', { co2: 20, batteryRangeMiles: 69 }, [9, 10, 11, 18, 19]],
    ['40 miles', { co2: 20, batteryRangeMiles: 40 }, [9, 10, 11, 18, 19]],
    ['39 miles', { co2: 20, batteryRangeMiles: 39 }, [13, 14, 15, 18, 19]],
    ['30 miles', { co2: 20, batteryRangeMiles: 30 }, [13, 14, 15, 18, 19]],
    ['29 miles', { co2: 20, batteryRangeMiles: 29 }, [15, 16, 17, 18, 19]],
    ['no electric miles', { co2: 20, batteryRangeMiles: 0 }, [15, 16, 17, 18, 19]],
    ['a range nobody knows', { co2: 20 }, [null, null, null, null, null]],
    ['CO2 nobody knows', { co2: null }, [null, null, null, null, null]],
    ['51 g/km', { co2: 51 }, [16, 17, 18, 19, 20]],
    ['54 g/km', { co2: 54 }, [16, 17, 18, 19, 20]],
    ['55 g/km', { co2: 55 }, [17, 18, 19, 20, 21]],
    ['59 g/km', { co2: 59 }, [17, 18, 19, 20, 21]],
    ['60 g/km', { co2: 60 }, [18, 19, 20, 21, 22]],
    ['118 g/km', {}, [29, 30, 31, 32, 33]],
    ['149 g/km', { co2: 149 }, [35, 36, 37, 38, 39]],
    ['154 g/km', { co2: 154 }, [36, 37, 37, 38, 39]],
    ['155 g/km', { co2: 155 }, [37, 37, 37, 38, 39]],
    ['300 g/km', { co2: 300 }, [37, 37, 37, 38, 39]],
  ])('%s', (_, change, percents) => {
    expect(byYear(car(change))).toEqual(percents)
  })

  test('a diesel that does not meet RDE2 pays four points more, the highest at most', () => {
    const diesel = car({ fuelType: 'diesel' })
    expect(byYear(diesel)).toEqual([29, 30, 31, 32, 33])
    expect(byYear(diesel, false)).toEqual([33, 34, 35, 36, 37])
    expect(byYear({ ...diesel, co2: 140 }, false)).toEqual([37, 37, 37, 38, 39])
    expect(byYear(car({}), false)).toEqual([29, 30, 31, 32, 33])
  })

  test('P-48 a day before the table is an error', () => {
    expect(() => benefitPercent(car({}), companyCarCosts, '2025-04-05')).toThrow(
      'No benefitPercentFrom51 is known for 2025-04-05.',
    )
  })

  test('more CO2 never means a lower share, a later year never either', () => {
    const grams = fc.integer({ min: 51, max: 400 })
    fc.assert(
      fc.property(grams, grams, (left, right) => {
        const [less, more] = [Math.min(left, right), Math.max(left, right)]
        const [low, high] = [byYear(car({ co2: less })), byYear(car({ co2: more }))]
        low.forEach((percent, at) => expect(high[at]).toBeGreaterThanOrEqual(percent!))
        expect(low).toEqual(low.toSorted((one, other) => one! - other!))
      }),
    )
  })
})
