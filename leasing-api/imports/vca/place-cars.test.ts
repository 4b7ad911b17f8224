import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuelTypes, type FuelType } from '#core/vehicle/fuel-type.ts'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { expandMake } from '#leasing-api/catalogue/expand-make.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { authoredRanges } from './authored-cars.ts'
import { checkPlaced } from './check-placed.ts'
import { placeCars } from './place-cars.ts'
import { nameKey } from './stored-identity.ts'
import type { VcaCar } from './vca-car.ts'

/** The whole authored catalogue as the database would answer it; ids do not matter to placing. */
const derivatives = authoredCatalogue.flatMap(expandMake).map((record, id) => {
  const { manufacturer, range, carModel, capId, storedKey, source, ...facts } = record
  const named = <Path extends object>(path: Path) => ({ id, ...path })
  const derivative = {
    ...facts,
    capId: String(capId),
    manufacturer: named(manufacturer),
    range: named(range),
    carModel: named(carModel),
  }
  return {
    id,
    storedKey,
    source,
    withdrawnAt: null,
    derivative,
  } as Catalogue['derivatives'][number]
})
const ranges = authoredRanges({ derivatives, ranges: [] }, authoredCatalogue)

const car = (make: string, model: string, fuelType: FuelType, description = '') =>
  ({
    make,
    model,
    fuelType,
    description,
    line: 2,
    nameKeys: [nameKey([make, model, description, 'M6', fuelType])],
    figures: { co2: null, combinedMpg: null, rangeMiles: null },
  }) as unknown as VcaCar

const placesOf = (cars: readonly VcaCar[], others = derivatives) =>
  placeCars(cars, ranges, others).map(
    ({ placing: { manufacturer, range, carModel } }) =>
      `${manufacturer.name} > ${range.name} > ${carModel.name}`,
  )

test.each<[make: string, model: string, fuel: FuelType, place: string]>([
  ['Toyota', 'Proace Verso', 'diesel', 'Toyota > Proace Verso > Proace Verso'],
  ['Toyota', 'Proace Verso EV', 'electric', 'Toyota > Proace Verso > Proace Verso Electric'],
  ['Toyota', 'Prius', 'hybrid', 'Toyota > Prius > Prius'],
  ['Toyota', 'bZ4X', 'electric', 'Toyota > bZ4X > bZ4X'],
  ['Nissan', 'Micra', 'petrol', 'Nissan > Micra > Micra Petrol'],
  ['KGM', 'Korando', 'electric', 'KGM > Korando > Korando Electric'],
  ['Volvo', 'XC40', 'electric', 'Volvo > XC40 > XC40 Electric'],
  ['Volvo', 'XC40', 'plug-in-hybrid', 'Volvo > XC40 > XC40'],
  ['Lexus', 'UX', 'electric', 'Lexus > UX > UX Electric'],
  ['Mercedes-Benz', 'CLA Shooting Brake', 'diesel', 'Mercedes-Benz > CLA > CLA Estate'],
  ['Vauxhall', 'Astra', 'electric', 'Vauxhall > Astra > Astra Electric'],
  ['Vauxhall', 'Astra', 'diesel', 'Vauxhall > Astra > Astra Hatchback'],
  ['Renault', 'Mégane Hatch', 'plug-in-hybrid', 'Renault > Mégane > Mégane'],
  ['Renault', 'Megane E-Tech', 'electric', 'Renault > Megane E-Tech > Megane E-Tech'],
  ['Alpine', 'A110', 'petrol', 'Alpine > A110 > A110'],
  ['Tesla', 'Model X', 'electric', 'Tesla > Model X > Model X'],
])('K-28 a %s %s (%s) stands in %s', (make, model, fuel, place) => {
  expect(placesOf([car(make, model, fuel)])).toEqual([place])
})

test('K-28 a range that only the file knows holds engines and electric cars apart, in any order', () => {
  const diesel = car('Vauxhall', 'Vivaro Life', 'diesel')
  const electric = car('Vauxhall', 'Vivaro Life', 'electric')
  const own = 'Vauxhall > Vivaro Life > Vivaro Life'
  expect(placesOf([diesel, electric])).toEqual([own, `${own} Electric`])
  expect(placesOf([electric, diesel])).toEqual([`${own} Electric`, own])
  expect(placesOf([electric])).toEqual([own])
})

test('K-28 cars of an earlier file stay with their own kind', () => {
  const [earlier] = placeCars([car('Vauxhall', 'Vivaro Life', 'electric')], ranges, derivatives)
  const { manufacturer, range, carModel } = earlier!.placing
  const { derivative } = derivatives[0]!
  const held = {
    id: 0,
    storedKey: 'vca|vauxhall',
    source: 'vca' as const,
    withdrawnAt: null,
    derivative: {
      ...derivative,
      manufacturer: { id: 0, ...manufacturer },
      range: { id: 0, ...range },
      carModel: { id: 0, ...carModel },
      fuelType: 'electric' as const,
    },
  } satisfies Catalogue['derivatives'][number]
  expect(placesOf([car('Vauxhall', 'Vivaro Life', 'diesel')], [...derivatives, held])).toEqual([
    'Vauxhall > Vivaro Life > Vivaro Life Diesel',
  ])
})

const models = authoredCatalogue.flatMap((make) =>
  make.ranges.flatMap((range) => [range, ...range.models].map(({ name }) => [make.name, name])),
)
const anyCar = fc
  .tuple(fc.constantFrom(...models), fc.constantFrom(...fuelTypes))
  .map(([[make, model], fuel]) => car(make!, model!, fuel))

/** Whether electric cars and cars with an engine are among them. */
const isMixed = (fuels: readonly FuelType[]) =>
  new Set(fuels.map((fuel) => fuel === 'electric')).size > 1

test('K-28 no car model mixes electric cars with others unless our own catalogue does', () => {
  fc.assert(
    fc.property(fc.array(anyCar, { minLength: 1, maxLength: 30 }), (cars) => {
      const placed = placeCars(cars, ranges, derivatives)
      expect(checkPlaced(placed, derivatives).misplaced).toEqual([])
      const models = Map.groupBy(placed, ({ placing: { manufacturer, range, carModel } }) =>
        [manufacturer.slug, range.slug, carModel.slug].join('/'),
      )
      for (const [path, together] of models) {
        const [make, range, model] = path.split('/')
        const ownRange = ranges.get(make!)?.find(({ slug }) => slug === range)
        const own = [...(ownRange?.fuels.get(model!) ?? [])]
        const fuels = [...own, ...together.map(({ car: { fuelType } }) => fuelType)]
        expect(isMixed(own) || !isMixed(fuels), path).toBe(true)
      }
    }),
    { numRuns: 25 },
  )
})
