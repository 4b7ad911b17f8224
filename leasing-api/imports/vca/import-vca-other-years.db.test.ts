import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { smallWorld } from '#leasing-api/test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { importVca, type VcaOutcome } from './import-vca.ts'

/**
 * Our own rows in the layout and the spellings of an earlier year, in Windows-1252: no columns for
 * gearbox, powertrain, PS and the range of a plug-in, electric cars without a gearbox.
 */
const fixture = readFileSync(new URL('./fixture/car-fuel-data-2019.csv', import.meta.url))

let database: TestDatabase
let outcome: VcaOutcome

/** In pieces that cut rows, as a connection brings them; once, since an upload comes once. */
async function take() {
  async function* pieces() {
    for (let from = 0; from < fixture.length; from += 997) yield fixture.subarray(from, from + 997)
  }
  const source = { name: '2019.csv', bytes: pieces(), totalBytes: fixture.length }
  const taken = await importVca(database, source, authoredCatalogue, () => {})
  if (!taken.ok) throw new Error(taken.message)
  return taken
}

async function imported() {
  const { derivatives } = await database.call.readCatalogue()
  return derivatives
    .map(({ derivative }) => derivative)
    .filter(({ capId }) => Number(capId) > 900_000_000)
    .toSorted((a, b) => Number(a.capId) - Number(b.capId))
}

beforeAll(async () => {
  database = await openTestDatabase()
  await database.call.upsertDerivatives({ derivatives: smallWorld().derivatives })
  outcome = await take()
}, 120_000)
afterAll(() => database.close())

test('K-25 only rows that contradict themselves are refused', () => {
  expect(outcome).toMatchObject({ encoding: 'Windows-1252', rows: 25, mendedRows: 0 })
  expect(outcome.refused).toEqual([
    { line: 23, reason: 'the car is electric and emits 98 g/km' },
    { line: 25, reason: 'its range would be called "Galaxy[2"' },
    {
      line: 26,
      reason: 'model "MÃ©gane" has lost letters and is in no table of mended names',
    },
  ])
})

test('K-24 letters outside ASCII are those of the file', async () => {
  const names = (await imported()).map(
    ({ manufacturer, range, name }) => `${manufacturer.name} ${range.name}: ${name}`,
  )
  expect(names[0]).toBe('Renault Mégane: Coupé "Iconic" TCe 140 - BOSE')
  expect(names[1]).toBe('Citroën C3 Aircross: PureTech 110 Feels')
})

test('K-29 ranges have their names, and a Cupra stands under Cupra', async () => {
  const cars = await imported()
  const places = (make: string) =>
    cars
      .filter(({ manufacturer }) => manufacturer.name === make)
      .map(({ range, name }) => `${range.name}: ${name}`)
  expect(places('Land Rover')).toEqual([
    'Range Rover Evoque: 2.0 D180 AWD Auto (20.75MY)',
    'Range Rover Evoque: 2.0 P250 AWD Auto (20.5MY)',
  ])
  expect(places('Cupra')).toEqual([
    'Ateca: 2.0 TSI 300PS 4Drive',
    'Leon: CUPRA 290 2.0 TSI',
    'Formentor: V1 1.5 TSI 150PS',
  ])
  expect(places('SEAT')).toEqual(['Leon: SE 1.5 TSI 130PS'])
})

test('K-28 cars with an engine and electric cars stand in models of their own', async () => {
  const cars = await imported()
  const models = (range: string) =>
    cars
      .filter((car) => car.range.name === range)
      .map(
        ({ carModel, fuelType, transmission }) => `${carModel.name}: ${fuelType} ${transmission}`,
      )
  expect(models('Vivaro Life')).toEqual([
    'Vivaro Life: diesel manual',
    'Vivaro Life Electric: electric automatic',
  ])
  expect(models('Frontera')).toEqual([
    'Frontera Electric: electric automatic',
    'Frontera: diesel automatic',
  ])
  expect(models('Puma')).toEqual(['Puma: petrol manual'])
})

test('K-26 two engines of one name are two cars, and a row without power is neither', async () => {
  const fiestas = (await imported()).filter(({ range }) => range.name === 'Fiesta')
  expect(fiestas).toMatchObject([
    { name: '1.0 EcoBoost Zetec, 99 bhp', powerBhp: 99, co2: 118, co2Best: null },
    { name: '1.0 EcoBoost Zetec, 123 bhp', powerBhp: 123, co2: 122, co2Best: null },
    { name: '1.0 EcoBoost Zetec', powerBhp: null, co2: 118, co2Best: null },
  ])
})

test('K-27 impossible figures are put right or left out, and the report says which', async () => {
  const cars = (await imported()).filter(({ range }) => range.name === 'EcoSport')
  expect(cars.map(({ co2, combinedMpg }) => [co2, combinedMpg])).toEqual([
    [null, 47.9],
    [136, 47.1],
    [121, 56.5],
  ])
  expect(outcome.leftOut).toEqual([{ line: 19, reason: 'CO2 of 1340 g/km' }])
  expect(outcome.mended.map(({ line }) => line)).toEqual([20, 21])
})

test('K-26 the same file again changes nothing', async () => {
  const first = await imported()
  expect(await take()).toMatchObject({ inserted: 0, updated: 0 })
  expect(await imported()).toEqual(first)
})
