import { expect, test } from 'vitest'
import { popularMakes } from './popular-makes.ts'

const make = (name: string, derivatives: number) => ({ name, derivatives })

test('K-11 the makes with most cars come first, as many by name', () => {
  const [ford, kia, audi] = [make('Ford', 3), make('Kia', 2), make('Audi', 2)]
  expect(popularMakes([kia, audi, ford])).toEqual([ford, audi, kia])
  expect(popularMakes([])).toEqual([])
})

test('K-11 twelve at most', () => {
  const makes = Array.from({ length: 13 }, (_, at) => make(`Make ${at}`, 100 - at))
  expect(popularMakes(makes)).toEqual(makes.slice(0, 12))
  expect(popularMakes(makes.slice(0, 12))).toHaveLength(12)
})
