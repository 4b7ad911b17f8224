import { describe, expect, test } from 'vitest'
import { corsa } from '../fixtures/vehicles.ts'
import { carDescriptions } from './car-descriptions.ts'
import type { Derivative } from './derivative.ts'
import { knownFigures } from './known-figures.ts'

const unknown: Partial<Derivative> = {
  powerBhp: null,
  co2: null,
  combinedMpg: null,
  ncapStars: null,
  bootLitres: null,
  zeroTo62Seconds: null,
  onTheRoadPricePence: null,
  engineCc: null,
  lengthMm: null,
  widthMm: null,
  insuranceGroup: null,
  towingKg: null,
}

const first =
  'The Vauxhall Corsa Hatchback 1.2 Turbo 100 GS is a petrol hatchback with a manual gearbox, 5 doors and 5 seats.'

describe('F-93 what to know about a car, only what its figures say', () => {
  test('a petrol car', () => {
    expect(carDescriptions(corsa)).toEqual([
      first,
      'It has 100 bhp and it reaches 62 mph in 9.9 seconds.',
      'Official consumption is 54.3 mpg, with 118 g of CO₂ a kilometre.',
      'The boot holds 309 litres.',
      'Euro NCAP gave it 4 stars out of 5.',
    ])
  })

  test('a car of which nothing is known', () => {
    expect(carDescriptions({ ...corsa, ...unknown })).toEqual([first])
  })

  test.each<[Partial<Derivative>, string[]]>([
    [{ powerBhp: 100 }, ['It has 100 bhp.']],
    [{ zeroTo62Seconds: 9 }, []],
    [{ combinedMpg: 50 }, ['Official consumption is 50 mpg.']],
    [{ co2: 118 }, ['It emits 118 g of CO₂ a kilometre.']],
    [{ ncapStars: 1 }, ['Euro NCAP gave it 1 star out of 5.']],
    [{ ncapStars: 0 }, ['Euro NCAP gave it 0 stars out of 5.']],
    [
      { isApproximate: true },
      ['Some of these figures are estimates. Check them with the provider before you sign.'],
    ],
    [
      { fuelType: 'plug-in-hybrid', batteryRangeMiles: 60 },
      ['On electricity alone it goes 60 miles in the official test.'],
    ],
    [
      { fuelType: 'plug-in-hybrid', batteryRangeMiles: 60, batteryKwh: 20, chargeKw: 7 },
      [
        'On electricity alone it goes 60 miles in the official test from a 20 kWh battery, and it charges at up to 7 kW.',
      ],
    ],
    [
      { fuelType: 'electric', batteryRangeMiles: 1200, batteryKwh: 50 },
      [
        'A full charge is good for 1,200 miles in the official test from a 50 kWh battery.',
        'It emits no CO₂ when driven.',
      ],
    ],
    [{ fuelType: 'electric', combinedMpg: 50 }, ['It emits no CO₂ when driven.']],
  ])('%j', (change, sentences) => {
    expect(carDescriptions({ ...corsa, ...unknown, ...change }).slice(1)).toEqual(sentences)
  })

  test.each<[Partial<Derivative>, string]>([
    [{ combinedMpg: 53.3 }, 'Consumption is about 53 mpg (our estimate).'],
    [
      { combinedMpg: 53.3, co2: 118 },
      'Consumption is about 53 mpg (our estimate), with about 118 g of CO₂ a kilometre.',
    ],
    [{ co2: 118 }, 'It emits about 118 g of CO₂ a kilometre (our estimate).'],
    [
      { fuelType: 'electric', batteryRangeMiles: 222, batteryKwh: 50 },
      'A full charge is good for about 222 miles (our estimate) from a 50 kWh battery.',
    ],
  ])('K-23 estimates %j are never called official', (change, sentence) => {
    const car = { ...corsa, ...unknown, ...change, isApproximate: true }
    expect(carDescriptions(car)).toContain(sentence)
  })

  test.each<[Partial<Derivative>, string]>([
    [{ fuelType: 'electric' }, 'is an electric hatchback with a manual gearbox'],
    [{ bodyType: 'suv', transmission: 'automatic' }, 'is a petrol SUV with an automatic gearbox'],
    [{ bodyType: 'mpv', fuelType: 'hybrid' }, 'is a hybrid people carrier with a'],
  ])('articles and words of %j', (change, words) => {
    expect(carDescriptions({ ...corsa, ...change })[0]).toContain(words)
  })

  test('a van has load space', () => {
    expect(carDescriptions({ ...corsa, bodyType: 'van' })).toContain(
      'The load space holds 309 litres.',
    )
  })
})

describe('F-94 the figures of a car', () => {
  test('those known, in the order they are read', () => {
    expect(knownFigures({ ...corsa, batteryKwh: 50, chargeKw: 7, batteryRangeMiles: 0 })).toEqual([
      { name: 'onTheRoadPricePence', value: 2_212_500 },
      { name: 'powerBhp', value: 100 },
      { name: 'engineCc', value: 1199 },
      { name: 'batteryKwh', value: 50 },
      { name: 'chargeKw', value: 7 },
      { name: 'batteryRangeMiles', value: 0 },
      { name: 'combinedMpg', value: 54.3 },
      { name: 'co2', value: 118 },
      { name: 'zeroTo62Seconds', value: 9.9 },
      { name: 'doors', value: 5 },
      { name: 'seats', value: 5 },
      { name: 'bootLitres', value: 309 },
      { name: 'lengthMm', value: 4061 },
      { name: 'widthMm', value: 1765 },
      { name: 'towingKg', value: 1100 },
      { name: 'insuranceGroup', value: 17 },
      { name: 'ncapStars', value: 4 },
    ])
  })

  test('none where none is known, and never a 0 in its place', () => {
    expect(knownFigures({ ...corsa, ...unknown }).map(({ name }) => name)).toEqual([
      'doors',
      'seats',
    ])
  })
})
