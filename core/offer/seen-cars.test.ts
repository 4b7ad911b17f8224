import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostSeen, type SeenCar, storedSeenCars, withSeenCar } from './seen-cars.ts'

const car = (capId: string): SeenCar => ({
  href: `/vehicles/${capId}/offers`,
  name: 'Vauxhall Corsa',
  version: '1.2 Turbo 100 GS',
  drawing: '/cars/vauxhall.corsa-hatchback-moss.svg',
})

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{}', []],
  [JSON.stringify([car('1'), { ...car('2'), drawing: 'https://elsewhere.example/x.svg' }]), ['1']],
  [JSON.stringify([{ ...car('1'), name: 7 }, null, car('3'), car('x')]), ['3']],
])('F-159 of %j', (text, expected) => {
  expect(storedSeenCars(text).map(({ href }) => href.split('/')[2])).toEqual(expected)
})

test('F-159 a car seen again comes first, and the oldest is forgotten', () => {
  let cars: SeenCar[] = []
  for (let capId = 1; capId <= mostSeen + 1; capId++) cars = withSeenCar(cars, car(String(capId)))
  cars = withSeenCar(cars, car('4'))
  expect(cars[0]!.href).toBe('/vehicles/4/offers')
  expect(cars).toHaveLength(mostSeen)
  expect(cars.map(({ href }) => href.split('/')[2])).not.toContain('1')
})

test('F-159 whatever was stored, only cars come out, and they come out again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const cars = storedSeenCars(text)
      expect(storedSeenCars(JSON.stringify(cars))).toEqual(cars)
    }),
  )
})
