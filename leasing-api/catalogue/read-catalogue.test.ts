import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'

const tables = {
  makes: 'slug,name\nfiat,Fiat\nford,Ford\n',
  ranges: 'make,slug,name,kind\nford,puma,Puma,car\n',
  models:
    'make,range,name,body,doors,seats,bootLitres,lengthMm,widthMm,towingKg,insuranceGroup,ncapStars,approximate\n' +
    'ford,puma,Puma,suv,5,5,456,4186,1805,,,5,yes\n',
  trims:
    'make,model,name,addsPounds,equipment,extras\n' +
    'ford,Puma,Titanium,0,comfort,\n' +
    'ford,Puma,"ST-Line, X",2500,technology,heatedSeats|parkAssist\n',
  engines:
    'make,model,label,fuel,transmission,powerBhp,onTheRoadPounds,engineCc,co2,mpg,rangeMiles,batteryKwh,chargeKw,zeroTo62Seconds,trims\n' +
    'ford,Puma,1.0 EcoBoost 125,hybrid,manual,123,26000,999,121,52.3,,,,9.8,Titanium\n',
}
type Table = keyof typeof tables

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-catalogue-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Reads the tables with one text of one of them replaced. */
function readWith(table: Table = 'makes', text = '', by = '') {
  for (const [name, rows] of Object.entries(tables)) {
    writeFileSync(path.join(folder, `${name}.csv`), name === table ? rows.replace(text, by) : rows)
  }
  return readCatalogue(folder)
}

test('tables become makes with their ranges, models, trims and engines', () => {
  const [fiat, ford] = readWith()
  expect(fiat).toEqual({ slug: 'fiat', name: 'Fiat', ranges: [] })
  expect(ford!.ranges).toMatchObject([{ slug: 'puma', name: 'Puma', kind: 'car' }])
  const [model] = ford!.ranges[0]!.models
  expect(model).toMatchObject({ name: 'Puma', body: 'suv', doors: 5, approximate: true })
  expect(model!.towingKg).toBeUndefined()
  expect(model!.trims).toEqual([
    { name: 'Titanium', addsPounds: 0, equipment: 'comfort', extras: undefined },
    {
      name: 'ST-Line, X',
      addsPounds: 2500,
      equipment: 'technology',
      extras: ['heatedSeats', 'parkAssist'],
    },
  ])
  expect(model!.engines).toMatchObject([{ fuel: 'hybrid', mpg: 52.3, trims: ['Titanium'] }])
})

test.each<[Table, string, string, string]>([
  ['engines', 'hybrid', 'steam', 'engines.csv, line 2: fuel is "steam". Write one of petrol'],
  ['engines', 'Titanium', 'Titan', 'engines.csv, line 2: trims is "Titan". Write one of Titanium'],
  ['engines', '123', '1O0', 'engines.csv, line 2: powerBhp is "1O0", which is no number.'],
  ['engines', ',26000,', ',,', 'engines.csv, line 2: onTheRoadPounds is empty.'],
  ['engines', 'powerBhp', 'power', 'engines.csv, line 2: the column powerBhp is missing.'],
  ['models', 'yes', 'yes,', 'models.csv, line 2: 14 values for 13 columns.'],
  ['models', 'ford,puma', 'ford,pumas', 'models.csv, line 2: it belongs to "ford, pumas"'],
  [
    'ranges',
    'ford,puma,Puma,car',
    'ford,puma,Puma,car\nford,puma,Puma,car',
    '"ford, puma" stands twice',
  ],
  ['trims', '"ST-Line, X"', '"ST-Line, X', 'quotation mark that is not closed'],
  ['trims', 'parkAssist', 'wings', 'trims.csv, line 3: extras is "wings".'],
])('%s with %s as %s is refused', (table, text, by, reason) => {
  expect(() => readWith(table, text, by)).toThrow(reason)
})
