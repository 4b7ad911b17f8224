import path from 'node:path'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { featureFlags } from '#core/vehicle/feature-flag.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { transmissions } from '#core/vehicle/transmission.ts'
import type {
  AuthoredEngine,
  AuthoredMake,
  AuthoredModel,
  AuthoredRange,
  AuthoredTrim,
} from './authored-make.ts'
import { type CatalogueRow, readTable } from './catalogue-table.ts'
import { equipmentLevels } from './equipment.ts'

/**
 * The makes of a folder with the tables makes, ranges, models, trims and engines. A range names its
 * make, a model its make and range, trims and engines their make and model.
 * @throws Error naming file, line and column of what cannot be read, and rows that belong to nothing
 */
export function readCatalogue(folder: string): AuthoredMake[] {
  const table = (name: string) => readTable(path.join(folder, `${name}.csv`))
  const [makes, ranges, models] = [table('makes'), table('ranges'), table('models')]
  const ofMake = keyOf('slug')
  const ofRange = keyOf('make', 'slug')
  const ofModel = keyOf('make', 'name')
  const rangesOf = childrenOf(ranges, keyOf('make'), makes, ofMake)
  const modelsOf = childrenOf(models, keyOf('make', 'range'), ranges, ofRange)
  const trimsOf = childrenOf(table('trims'), keyOf('make', 'model'), models, ofModel)
  const enginesOf = childrenOf(table('engines'), keyOf('make', 'model'), models, ofModel)

  const modelOf = (row: CatalogueRow): AuthoredModel => {
    const trims = trimsOf(row).map(trimOf)
    const names = trims.map(({ name }) => name)
    return {
      name: row.text('name'),
      body: row.oneOf('body', bodyTypes),
      doors: row.number('doors'),
      seats: row.number('seats'),
      bootLitres: row.optionalNumber('bootLitres'),
      lengthMm: row.optionalNumber('lengthMm'),
      widthMm: row.optionalNumber('widthMm'),
      towingKg: row.optionalNumber('towingKg'),
      insuranceGroup: row.optionalNumber('insuranceGroup'),
      ncapStars: row.optionalNumber('ncapStars'),
      approximate: row.oneOf('approximate', ['yes', 'no']) === 'yes',
      trims,
      engines: enginesOf(row).map((engine) => engineOf(engine, names)),
    }
  }
  const rangeOf = (row: CatalogueRow): AuthoredRange => ({
    slug: row.text('slug'),
    name: row.text('name'),
    kind: row.oneOf('kind', ['car', 'van']),
    models: modelsOf(row).map(modelOf),
  })
  return makes.map((row) => ({
    slug: row.text('slug'),
    name: row.text('name'),
    ranges: rangesOf(row).map(rangeOf),
  }))
}

const trimOf = (row: CatalogueRow): AuthoredTrim => ({
  name: row.text('name'),
  addsPounds: row.number('addsPounds'),
  equipment: row.oneOf('equipment', equipmentLevels),
  extras: row.optionalList('extras', featureFlags),
})

const engineOf = (row: CatalogueRow, trimNames: readonly string[]): AuthoredEngine => ({
  label: row.text('label'),
  fuel: row.oneOf('fuel', fuelTypes),
  transmission: row.oneOf('transmission', transmissions),
  powerBhp: row.number('powerBhp'),
  onTheRoadPounds: row.number('onTheRoadPounds'),
  engineCc: row.optionalNumber('engineCc'),
  co2: row.number('co2'),
  mpg: row.optionalNumber('mpg'),
  rangeMiles: row.optionalNumber('rangeMiles'),
  batteryKwh: row.optionalNumber('batteryKwh'),
  chargeKw: row.optionalNumber('chargeKw'),
  zeroTo62Seconds: row.optionalNumber('zeroTo62Seconds'),
  trims: row.optionalList('trims', trimNames),
})

type KeyOf = (row: CatalogueRow) => string

const keyOf =
  (...columns: string[]): KeyOf =>
  (row) =>
    columns.map((column) => row.text(column)).join(', ')

/** Finds the rows that belong to a parent; one that belongs to none or to two is refused. */
function childrenOf(
  rows: readonly CatalogueRow[],
  parentKey: KeyOf,
  parents: readonly CatalogueRow[],
  ownKey: KeyOf,
) {
  const known = new Set<string>()
  for (const parent of parents) {
    const key = ownKey(parent)
    if (known.has(key)) parent.refuse(`"${key}" stands twice.`)
    known.add(key)
  }
  const grouped = Map.groupBy(rows, (row) => {
    const key = parentKey(row)
    return known.has(key) ? key : row.refuse(`it belongs to "${key}", which no table has.`)
  })
  return (parent: CatalogueRow) => grouped.get(ownKey(parent)) ?? []
}
