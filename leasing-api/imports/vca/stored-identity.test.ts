import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyWithPower, nameKey, storedKeys, type KnownCar } from './stored-identity.ts'
import type { VcaCar } from './vca-car.ts'

const fiesta = nameKey(['ford', 'Fiesta', '1.0  EcoBoost', 'M6', 'Petrol'])

const car = (powerBhp: number | null, names: readonly [string, ...string[]] = [fiesta]) =>
  ({ storedKey: keyWithPower(names[0], powerBhp), nameKeys: names, powerBhp }) as VcaCar

const known = (storedKey: string, powerBhp: number | null): KnownCar => ({ storedKey, powerBhp })

/** The keys of cars of these powers, in their order. */
function keysOf(powers: readonly (number | null)[], catalogue: readonly KnownCar[]) {
  const cars = powers.map((power) => car(power))
  const keys = storedKeys(cars, catalogue)
  return cars.map((one) => keys.get(one))
}

test('K-26 the key of a car is its name and its power', () => {
  expect(keysOf([99, 123, null], [])).toEqual([
    'vca|ford|fiesta|1.0 ecoboost|m6|petrol|99 bhp',
    'vca|ford|fiesta|1.0 ecoboost|m6|petrol|123 bhp',
    'vca|ford|fiesta|1.0 ecoboost|m6|petrol|unknown power',
  ])
})

test.each<[string, (number | null)[], KnownCar[], (string | null)[]]>([
  ['a key from before power was part of it', [123], [known(fiesta, 123)], [fiesta]],
  ['of several engines the one it held', [153, 99, 123], [known(fiesta, 99)], [null, fiesta, null]],
  ['a power that the catalogue never had', [123], [known(fiesta, null)], [fiesta]],
  [
    'a power that this file lacks',
    [null],
    [known(`${fiesta}|123 bhp`, 123)],
    [`${fiesta}|123 bhp`],
  ],
  ['a power rounded differently', [124], [known(`${fiesta}|123 bhp`, 123)], [`${fiesta}|123 bhp`]],
  ['another engine', [153], [known(fiesta, 99)], [null]],
  [
    'a car without power where the name has two engines',
    [null],
    [known(`${fiesta}|99 bhp`, 99), known(`${fiesta}|123 bhp`, 123)],
    [null],
  ],
  [
    'the nearest of two',
    [122],
    [known(`${fiesta}|120 bhp`, 120), known(`${fiesta}|123 bhp`, 123)],
    [`${fiesta}|123 bhp`],
  ],
])('K-26 %s', (_, powers, catalogue, expected) => {
  const own = powers.map((power) => keyWithPower(fiesta, power))
  expect(keysOf(powers, catalogue)).toEqual(expected.map((key, at) => key ?? own[at]))
})

test('K-26 a name that was read differently before is still the same car', () => {
  const before = nameKey(['kia', 'Sportage', '&#65533;3&#65533; 1.6', 'M6', 'Petrol'])
  const now = nameKey(['kia', 'Sportage', '3 1.6', 'M6', 'Petrol'])
  const sportage = car(148, [now, before])
  expect(storedKeys([sportage], [known(before, 148)]).get(sportage)).toBe(before)
})

const power = fc.option(fc.integer({ min: 50, max: 60 }))
const distinct = fc.uniqueArray(power, { maxLength: 5 })

test('K-26 no two cars share a key, and found again they have the same', () => {
  fc.assert(
    fc.property(distinct, distinct, (before, powers) => {
      const catalogue = before.map((one) => known(keyWithPower(fiesta, one), one))
      const keys = keysOf(powers, catalogue)
      expect(new Set(keys).size).toBe(powers.length)
      const after = keys.map((key, at) => known(key!, powers[at]!))
      const rest = catalogue.filter(({ storedKey }) => !keys.includes(storedKey))
      expect(keysOf(powers, [...rest, ...after])).toEqual(keys)
    }),
  )
})
