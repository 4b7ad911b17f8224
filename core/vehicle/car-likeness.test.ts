import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyTypes } from './body-type.ts'
import { carLikeness, type LikenedCar } from './car-likeness.ts'
import { fuelTypes } from './fuel-type.ts'

const corsa: LikenedCar = {
  car: { bodyType: 'hatchback', fuelType: 'petrol', lengthMm: 4000 },
  monthlyPaymentPence: 20_000,
}

const other = (
  car: Partial<LikenedCar['car']>,
  monthlyPaymentPence: number | null = 20_000,
): LikenedCar => ({ car: { ...corsa.car, ...car }, monthlyPaymentPence })

describe('K-01 how much a car is like another', () => {
  test.each<[string, LikenedCar, number]>([
    ['the same', other({}), 100],
    ['of a kindred body', other({ bodyType: 'suv' }), 83],
    ['of another body', other({ bodyType: 'convertible' }), 65],
    ['a van', other({ bodyType: 'van' }), 65],
    ['of a kindred fuel', other({ fuelType: 'hybrid' }), 90],
    ['of another fuel', other({ fuelType: 'electric' }), 80],
    ['250 mm longer', other({ lengthMm: 4250 }), 90],
    ['250 mm shorter', other({ lengthMm: 3750 }), 90],
    ['500 mm longer', other({ lengthMm: 4500 }), 80],
    ['a metre longer', other({ lengthMm: 5000 }), 80],
    ['of a length that is not known', other({ lengthMm: null }), 90],
    ['a quarter cheaper', other({}, 15_000), 88],
    ['half the price', other({}, 10_000), 75],
    ['twice the price', other({}, 40_000), 75],
    ['three times the price', other({}, 60_000), 75],
    ['of a price that is not known', other({}, null), 88],
    [
      'nothing like it',
      other({ bodyType: 'van', fuelType: 'electric', lengthMm: 5000 }, 90_000),
      0,
    ],
  ])('%s', (_, car, points) => {
    expect(carLikeness(corsa, car)).toBe(points)
  })

  test('kindred bodies and fuels are these', () => {
    const kindred = (values: readonly string[], field: 'bodyType' | 'fuelType', points: number) =>
      values.flatMap((left, at) =>
        values.slice(at + 1).flatMap((right) => {
          const pair = [{ [field]: left }, { [field]: right }] as const
          return carLikeness(other(pair[0]), other(pair[1])) === points ? [`${left} ${right}`] : []
        }),
      )
    expect(kindred(bodyTypes, 'bodyType', 83)).toEqual([
      'suv mpv',
      'suv hatchback',
      'suv estate',
      'mpv estate',
      'hatchback saloon',
      'saloon estate',
      'sports coupe',
      'sports convertible',
      'coupe convertible',
    ])
    expect(kindred(fuelTypes, 'fuelType', 90)).toEqual([
      'petrol diesel',
      'petrol hybrid',
      'diesel hybrid',
      'hybrid plug-in-hybrid',
      'plug-in-hybrid electric',
    ])
  })

  const anyCar: fc.Arbitrary<LikenedCar> = fc.record({
    car: fc.record({
      bodyType: fc.constantFrom(...bodyTypes),
      fuelType: fc.constantFrom(...fuelTypes),
      lengthMm: fc.option(fc.integer({ min: 2500, max: 7000 })),
    }),
    monthlyPaymentPence: fc.option(fc.integer({ min: 1, max: 500_000 })),
  })

  test('is the same either way round, from 0 to 100, and nothing is more like a car than itself', () => {
    fc.assert(
      fc.property(anyCar, anyCar, (left, right) => {
        const likeness = carLikeness(left, right)
        expect(carLikeness(right, left)).toBe(likeness)
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(100)
      }),
    )
  })
})
