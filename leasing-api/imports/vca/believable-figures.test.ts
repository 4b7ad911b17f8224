import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import { believableFigures } from './believable-figures.ts'

type Case = [
  what: string,
  fuel: string,
  fuelType: FuelType,
  given: [co2: number | null, mpg: number | null, litres: number | null],
  taken: [co2: number | null, mpg: number | null],
  told: 'as it is' | 'mended' | 'left out',
]

test.each<Case>([
  ['petrol', 'Petrol', 'petrol', [124, 51.4, 5.5], [124, 51.4], 'as it is'],
  ['diesel', 'Diesel', 'diesel', [173, 42.8, 6.6], [173, 42.8], 'as it is'],
  ['gas beside petrol', 'Petrol / LPG', 'petrol', [127, 33.2, 8.5], [127, 33.2], 'as it is'],
  ['a plug-in', 'Electricity / Petrol', 'plug-in-hybrid', [12, 565, 0.5], [12, 565], 'as it is'],
  ['no consumption', 'Petrol', 'petrol', [163, null, null], [163, null], 'as it is'],
  ['no figure', 'Petrol', 'petrol', [null, null, null], [null, null], 'as it is'],
  ['litres as miles per gallon', 'Petrol Electric', 'petrol', [96, 4.3, 4.3], [96, 65.7], 'mended'],
  ['columns exchanged', 'Diesel', 'diesel', [279, 10.6, 26.6], [279, 26.6], 'mended'],
  ['a slip in one column', 'Petrol', 'petrol', [194, 21.5, 9], [194, 31.4], 'mended'],
  ['one digit too many', 'Petrol', 'petrol', [1340, 47.9, 5.9], [null, 47.9], 'left out'],
  ['one digit too few', 'Petrol', 'petrol', [13, 47.9, 5.9], [null, 47.9], 'left out'],
  ['too little fuel', 'Petrol Electric', 'hybrid', [100, 90, 3.1], [100, null], 'left out'],
  ['too much fuel', 'Petrol', 'petrol', [154, 6.8, null], [154, null], 'left out'],
  ['a contradiction', 'Diesel', 'diesel', [121, 36.5, null], [null, null], 'left out'],
  [
    'an unweighted figure',
    'Electricity / Petrol',
    'plug-in-hybrid',
    [23, 100.8, 2.8],
    [null, null],
    'left out',
  ],
])('K-27 %s', (_, fuel, fuelType, [co2, mpg, litresPer100Km], [takenCo2, takenMpg], told) => {
  const taken = believableFigures({ co2, mpg, litresPer100Km }, fuelType, fuel)
  expect(taken).toMatchObject({ co2: takenCo2, mpg: takenMpg })
  expect([taken.mended.length, taken.leftOut.length]).toEqual(
    {
      'as it is': [0, 0],
      mended: [1, 0],
      'left out': [0, 1],
    }[told],
  )
})

const figure = fc.option(fc.double({ min: 0.1, max: 100_000, noNaN: true }))
const measured = fc.record({ co2: figure, mpg: figure, litresPer100Km: figure })
const fuels = fc.constantFrom<readonly [FuelType, string]>(
  ['petrol', 'Petrol'],
  ['diesel', 'Diesel'],
  ['hybrid', 'Petrol Electric'],
  ['plug-in-hybrid', 'Electricity / Petrol'],
)

test('K-27 what is taken is taken again, whatever was given', () => {
  fc.assert(
    fc.property(measured, fuels, (given, [fuelType, fuel]) => {
      const { co2, mpg } = believableFigures(given, fuelType, fuel)
      expect(believableFigures({ co2, mpg, litresPer100Km: null }, fuelType, fuel)).toEqual({
        co2,
        mpg,
        mended: [],
        leftOut: [],
      })
    }),
  )
})

test('K-27 every litre of petrol burnt leaves its carbon dioxide', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 3.5, max: 25, noNaN: true }),
      fc.double({ min: 21, max: 25, noNaN: true }),
      (litres, gramsPer100Ml) => {
        const given = {
          co2: Math.round(litres * gramsPer100Ml),
          mpg: Math.round(2824.81 / litres) / 10,
          litresPer100Km: null,
        }
        expect(believableFigures(given, 'petrol', 'Petrol').leftOut).toEqual([])
      },
    ),
  )
})
