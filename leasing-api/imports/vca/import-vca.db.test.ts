import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { importVca, type VcaOutcome } from './import-vca.ts'
import { vcaReport } from './vca-report.ts'

const fixture = readFileSync(new URL('./fixture/car-fuel-data.csv', import.meta.url))

let database: TestDatabase
let before: Awaited<ReturnType<typeof cars>>
let outcome: VcaOutcome

async function cars() {
  const { derivatives } = await database.call.readCatalogue()
  return new Map(derivatives.map((entry) => [entry.storedKey, entry]))
}

async function take(file: Uint8Array = fixture) {
  return importVca(
    database,
    { name: 'fuel.csv', bytes: chunks(file), totalBytes: file.length },
    authoredCatalogue,
    () => {},
  )
}

/** In small pieces, as a connection brings them. */
async function* chunks(file: Uint8Array) {
  for (let from = 0; from < file.length; from += 1000) yield file.subarray(from, from + 1000)
}

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
  before = await cars()
  const taken = await take()
  if (!taken.ok) throw new Error(taken.message)
  outcome = taken
}, 120_000)
afterAll(() => database.close())

test('every row is taken, merged or refused with its line and reason', () => {
  expect(outcome).toMatchObject({
    rows: 17,
    cars: 9,
    matchedCars: 2,
    ownCars: 7,
    inserted: 7,
    mendedRows: 1,
    merged: { testBounds: 2, duplicates: 1, differingFigures: 1 },
  })
  expect(outcome.refused).toEqual([
    {
      line: 11,
      reason: 'model "Barch\uFFFDtta" has lost letters and is in no table of mended names',
    },
    {
      line: 12,
      reason:
        'make "Gap Insurance" would have the address of a page of ours; give it another name in make-names.ts',
    },
    { line: 13, reason: 'co2 is "lots", which is no number' },
    { line: 15, reason: 'fuel "Hydrogen" with powertrain "Fuel Cell" is unknown' },
  ])
  expect(outcome.leftOut).toEqual([
    { line: 16, reason: 'fuel consumption of 6.8 mpg beside 154 g/km' },
  ])
})

test('a car of ours gets the official figures, worse and better, and is not doubled', async () => {
  const after = await cars()
  const key = 'vauxhall|corsa|1.2 turbo 100 design|manual|petrol'
  const [was, is] = [before.get(key)!, after.get(key)!]
  expect(was.derivative).toMatchObject({ co2: 110, combinedMpg: 57.6, isApproximate: true })
  expect(is.derivative).toEqual({
    ...was.derivative,
    co2: 126,
    co2Best: 118,
    combinedMpg: 50.3,
    combinedMpgBest: 54.1,
    isApproximate: false,
  })
  expect(is.source).toBe('vca')
  const corsas = [...after.values()].filter(({ derivative }) => derivative.range.slug === 'corsa')
  expect(corsas).toHaveLength(
    [...before.values()].filter(({ derivative }) => derivative.range.slug === 'corsa').length,
  )
})

test('a row that names no trim speaks for every trim of the engine and body', async () => {
  const after = await cars()
  const hatchback = after.get('vauxhall|astra hatchback|1.2 turbo 130 gs|manual|petrol')!.derivative
  const estate = after.get(
    'vauxhall|astra sports tourer|1.2 turbo 130 griffin|manual|petrol',
  )!.derivative
  expect(hatchback).toMatchObject({ co2: 124, isApproximate: false })
  expect(estate.isApproximate).toBe(true)
})

test('other cars become derivatives of their own, numbered in the order of the file', async () => {
  const after = await cars()
  const own = [...after.values()]
    .filter(({ derivative }) => Number(derivative.capId) > 900_000_000)
    .map(({ derivative }) => derivative)
    .toSorted((a, b) => Number(a.capId) - Number(b.capId))
  expect(
    own.map(
      (car) =>
        `${car.capId} ${car.manufacturer.name} ${car.range.name} ${car.carModel.name}: ${car.name}`,
    ),
  ).toEqual([
    '900000001 Jeep Avenger Avenger: 1.2 Turbo 100 Altitude (MY26)',
    '900000002 Mercedes-Benz C-Class C-Class Estate: C 300 e (Model Year 2026)',
    '900000003 Kia Ceed Ceed Estate: 2 1.5 T-GDi 138bhp (MY26)',
    '900000004 Renault Mégane Mégane Estate: Iconic E-TECH Plug-In Hybrid 160 Auto',
    '900000005 Tesla Model X Model X: Dual Motor',
    '900000006 Mazda CX-5 CX-5: 2.0 165ps 2WD Centre-Line',
    '900000007 McLaren GT GT Convertible: Spider (620 PS)',
  ])
  expect(own[0]).toMatchObject({
    co2: 130,
    co2Best: 124,
    combinedMpg: 49.6,
    combinedMpgBest: 51.4,
    powerBhp: 99,
  })
  expect(own[1]).toMatchObject({
    fuelType: 'plug-in-hybrid',
    co2: 13,
    co2Best: null,
    batteryRangeMiles: 66,
  })
  expect(own[4]).toMatchObject({
    fuelType: 'electric',
    co2: 0,
    batteryRangeMiles: 352,
    engineCc: null,
    bodyType: 'suv',
  })
  expect(own[5]).toMatchObject({ combinedMpg: null, co2: 154 })
  expect(own[6]).toMatchObject({ bodyType: 'convertible', seats: 2, doors: 2 })
})

test('the same file again changes nothing', async () => {
  const version = await database.call.readRatesVersion()
  const first = await cars()
  expect(await take()).toMatchObject({
    ok: true,
    inserted: 0,
    updated: 0,
    unchanged: outcome.inserted + outcome.updated,
  })
  expect(await cars()).toEqual(first)
  expect(await database.call.readRatesVersion()).toBe(version)
})

test('the report counts what was guessed', () => {
  const { summary, details } = vcaReport('fuel.csv', outcome, 'today')
  expect(summary.join('\n')).toContain('7 new')
  expect(summary.join('\n')).toContain('body type of 3')
  expect(details[0]).toMatch(/^line 11: refused/)
})

test.each([
  ['', 'The file is empty'],
  ['Name,Price\r\nCorsa,1\r\n', 'its header lacks Manufacturer, Model'],
  [fixture.toString().split('\r\n')[0]!, 'a header and no rows'],
])('%j is refused as a whole', async (text, reason) => {
  expect(await take(Buffer.from(text))).toMatchObject({
    ok: false,
    message: expect.stringContaining(reason),
  })
})
