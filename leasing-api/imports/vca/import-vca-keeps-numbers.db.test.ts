import { afterAll, beforeAll, expect, test } from 'vitest'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import type { DerivativeRecord } from '#leasing-api/queries/catalogue/upsert-derivatives.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { importVca, type VcaOutcome } from './import-vca.ts'
import { vcaReport } from './vca-report.ts'

const header = `Manufacturer,Model,Description,Transmission,Manual or Automatic,Engine Capacity,Fuel Type,Powertrain,Engine Power (PS),Engine Power (Kw),Maximum range (Miles),WLTP Imperial Combined,WLTP Imperial Combined (Weighted),WLTP CO2,WLTP CO2 Weighted,Equivalent All Electric Range Miles`
const engine = 'Internal Combustion Engine (ICE)'
const rows = [
  `FORD,Fiesta,1.0 EcoBoost Zetec,M6,Manual,999,Petrol,${engine},125,92,,52.3,,122,,`,
  `FORD,Fiesta,1.0 EcoBoost Zetec,M6,Manual,999,Petrol,${engine},100,74,,54.3,,118,,`,
  `FORD,Fiesta,1.0 EcoBoost Zetec,M6,Manual,999,Petrol,${engine},155,114,,50.4,,126,,`,
  `KIA,Sportage MY22,&#65533;3&#65533; 1.6 T-GDi 148bhp,DCT7,Automatic,1598,Petrol,${engine},150,110,,42.2,,152,,`,
  `RENAULT,Mégane Hatch,TCe 140 BOSE®,M6,Manual,1332,Petrol,${engine},140,103,,47.1,,136,,`,
  `DACIA,Sandero MY23,Essential TCe 90,M5,Manual,999,Petrol,${engine},0,0,,53.3,,120,,`,
  `SMART,EQ fortwo,Pure,A1,Electric - Not Applicable,0,Electricity,Battery Electric Vehicle (BEV),82,60,82,0,,0,,`,
]

/** What imports stored of these rows while power was no part of the key and one name was one car. */
const storedBefore: readonly [storedKey: string, name: string, powerBhp: number | null][] = [
  ['vca|ford|fiesta|1.0 ecoboost zetec|m6|petrol', '1.0 EcoBoost Zetec', 99],
  [
    'vca|kia|sportage my22|&#65533;3&#65533; 1.6 t-gdi 148bhp|dct7|petrol',
    '&#65533;3&#65533; 1.6 T-GDi 148bhp (MY22)',
    148,
  ],
  ['vca|renault|mégane hatch|tce 140 bose|m6|petrol', 'TCe 140 BOSE', 138],
  ['vca|dacia|sandero my23|essential tce 90|m5|petrol', 'Essential TCe 90 (MY23)', null],
  ['vca|smart|eq fortwo|pure|a1|electricity', 'Pure', 81],
]

let database: TestDatabase
let before: Map<string, string>

async function capIds(): Promise<Map<string, string>> {
  const { derivatives } = await database.call.readCatalogue()
  return new Map(
    derivatives
      .filter(({ source }) => source === 'vca')
      .map(({ derivative }) => [
        derivative.capId,
        `${derivative.manufacturer.name} ${derivative.carModel.name} ${derivative.name}`,
      ]),
  )
}

function recordOf([storedKey, name, powerBhp]: (typeof storedBefore)[number]): DerivativeRecord {
  const slug = storedKey.split('|')[1]!
  // The model is where an earlier import may have misplaced it: it is not what the car is found by.
  const misplaced = { slug: 'elsewhere', name: 'Elsewhere' }
  return {
    storedKey,
    name,
    powerBhp,
    capId: null,
    manufacturer: { slug, name: slug[0]!.toUpperCase() + slug.slice(1) },
    range: { ...misplaced, kind: 'car' },
    carModel: misplaced,
    bodyType: 'hatchback',
    fuelType: 'petrol',
    transmission: 'manual',
    doors: 5,
    seats: 5,
    features: [],
    paint: 'fog',
    isApproximate: false,
    source: 'vca',
  }
}

function take(taken: readonly string[] = rows) {
  const file = Buffer.from([header, ...taken, ''].join('\r\n'))
  const bytes = (async function* () {
    yield file
  })()
  return importVca(
    database,
    { name: 'fuel.csv', bytes, totalBytes: file.length },
    authoredCatalogue,
    () => {},
  )
}

beforeAll(async () => {
  database = await openTestDatabase()
  await database.call.upsertDerivatives({ derivatives: storedBefore.map(recordOf) })
  before = await capIds()
}, 120_000)
afterAll(() => database.close())

test('K-26 cars of an import from before power was part of the key keep their capIds', async () => {
  expect([...before.keys()].toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((number) => String(900_000_000 + number)),
  )
  expect(await take()).toMatchObject({ ok: true, inserted: 2, updated: 5 })
  const after = await capIds()
  expect(Object.fromEntries(after)).toEqual({
    900000001: 'Ford Fiesta 1.0 EcoBoost Zetec, 99 bhp',
    900000002: 'Kia Sportage 3 1.6 T-GDi 148bhp (MY22)',
    900000003: 'Renault Mégane TCe 140 BOSE',
    900000004: 'Dacia Sandero Essential TCe 90 (MY23)',
    900000005: 'Smart EQ fortwo Pure',
    900000006: 'Ford Fiesta 1.0 EcoBoost Zetec, 123 bhp',
    900000007: 'Ford Fiesta 1.0 EcoBoost Zetec, 153 bhp',
  })
})

test('K-26 the same file again finds every car and changes nothing', async () => {
  const first = await capIds()
  expect(await take()).toMatchObject({ ok: true, inserted: 0, updated: 0, unchanged: 7 })
  expect(await capIds()).toEqual(first)
})

test('C-196 a file withdraws the cars it has no more, and takes back those it has again', async () => {
  const first = await capIds()
  const withdrawn = async () => {
    const { derivatives } = await database.call.readCatalogue()
    return derivatives.flatMap(({ withdrawnAt, derivative }) =>
      withdrawnAt ? [derivative.capId] : [],
    )
  }
  const version = await database.call.readRatesVersion()
  const without = rows.filter((row) => !row.startsWith('DACIA'))
  expect(await take(without)).toMatchObject({ withdrawn: 1, revived: 0, unchanged: 6 })
  expect(await withdrawn()).toEqual(['900000004'])
  expect(await database.call.readRatesVersion()).toBeGreaterThan(version)
  expect(await take(without)).toMatchObject({ withdrawn: 0, revived: 0, unchanged: 6 })
  expect(await take()).toMatchObject({ withdrawn: 0, revived: 1, inserted: 0, updated: 0 })
  expect(await withdrawn()).toEqual([])
  expect(await capIds()).toEqual(first)
})

test('C-196 a file without more than half of the cars is taken for a part', async () => {
  const outcome = await take(rows.slice(0, 3))
  expect(outcome).toMatchObject({ withdrawn: 0, isPart: true })
  const { derivatives } = await database.call.readCatalogue()
  expect(derivatives.filter(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([])
  const { summary } = vcaReport('fuel.csv', outcome as VcaOutcome, 'today')
  expect(summary.join()).toContain('taken for a part')
})
