import { expect, test } from 'vitest'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { checkPlaced } from './check-placed.ts'
import type { PlacedCar } from './place-cars.ts'
import type { Placing, VcaCar, VcaFigures } from './vca-car.ts'

type Expected = {
  car?: Partial<VcaCar>
  figures?: Partial<VcaFigures>
  make?: string
  range?: string
  model?: string
}

const clean = { worse: 0, better: 0 }
const petrolCo2 = { worse: 120, better: 118 }

/** A petrol Leon, or what differs from it. */
function placed({
  car,
  figures,
  make = 'SEAT',
  range = 'Leon',
  model = range,
}: Expected): PlacedCar {
  const named = (name: string) => ({ name, slug: name.toLowerCase() })
  return {
    car: {
      model: range,
      description: 'SE',
      fuelType: 'petrol',
      line: 7,
      figures: { co2: petrolCo2, combinedMpg: null, rangeMiles: null, ...figures },
      ...car,
    } as VcaCar,
    placing: { manufacturer: named(make), range: named(range), carModel: named(model) } as Placing,
  }
}

test.each<[string, Expected, string]>([
  [
    'a range with a piece of a year',
    { range: 'Evoque, 20.' },
    'its range would be called "Evoque, 20."',
  ],
  ['a range with a year', { range: 'Evoque 20.5MY' }, 'would be called "Evoque 20.5MY"'],
  ['a model with an open bracket', { model: 'Leon (5dr' }, 'its model would be called "Leon (5dr"'],
  ['a range with a lost letter', { range: 'M\uFFFDgane' }, 'its range would be called'],
  ['no name', { range: '' }, 'its range would be called ""'],
  [
    'a Cupra under SEAT',
    { car: { description: 'CUPRA 290' } },
    'a Cupra would stand among the cars of SEAT',
  ],
  [
    'an electric car with the figures of an engine',
    { car: { fuelType: 'electric' }, model: 'Leon Electric' },
    'the car is electric and would have the figures of an engine',
  ],
  [
    'an engine that emits nothing',
    { figures: { co2: clean } },
    'the car has an engine and would emit nothing',
  ],
])('K-29 %s is refused before anything is written', (_, told, reason) => {
  const { sound, misplaced } = checkPlaced([placed(told)], [])
  expect(sound).toEqual([])
  expect(misplaced).toMatchObject([{ car: { line: 7 }, reason: expect.stringContaining(reason) }])
})

test('K-28 a car in a model of another fuel is refused, and the model keeps what it had', () => {
  const electric = placed({
    car: { fuelType: 'electric', line: 2 },
    figures: { co2: clean },
    range: 'Proace Verso',
  })
  const diesel = placed({ car: { fuelType: 'diesel', line: 3 }, range: 'Proace Verso' })
  const { sound, misplaced } = checkPlaced([electric, diesel, electric], [])
  expect(sound).toEqual([electric, electric])
  expect(misplaced.map(({ reason }) => reason)).toEqual([
    'the car is diesel and would stand in the model Proace Verso, whose cars are electric',
  ])
})

const names = authoredCatalogue.flatMap(({ ranges }) =>
  ranges.flatMap((range) => [range.name, ...range.models.map(({ name }) => name)]),
)

test('K-29 every name of our own catalogue would pass', () => {
  const cars = names.map((name) =>
    placed({ make: 'Cupra', range: 'Own', model: name, figures: { co2: null } }),
  )
  expect(checkPlaced(cars, []).misplaced).toEqual([])
})
