import { paints } from '#core/vehicle/paint.ts'
import type { AuthoredMake } from '#leasing-api/catalogue/authored-make.ts'
import { hashText } from '#leasing-api/catalogue/stored-key.ts'
import { firstImportedCapId } from '#core/contract/identifiers.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { DerivativeRecord } from '#leasing-api/queries/catalogue/upsert-derivatives.ts'
import { authoredRanges, type AuthoredCar } from './authored-cars.ts'
import { matchingAuthored } from './match-authored.ts'
import { checkPlaced } from './check-placed.ts'
import { mergedFigures } from './merge-cars.ts'
import { placeCars } from './place-cars.ts'
import { storedKeys, type KnownCar } from './stored-identity.ts'
import type { GuessedField, Placing, Spread, VcaCar, VcaFigures } from './vca-car.ts'

export type VcaPlan = {
  /** The keys of all cars of the file. */
  storedKeys: string[]
  /** Cars that are not written since they would stand in a wrong place, by where the file gives them first. */
  misplaced: { line: number; reason: string }[]
  /** What the database is to hold, in the order of the file; own cars first. */
  records: DerivativeRecord[]
  /** Cars of the file that our own catalogue already lists, and how many of its cars they describe. */
  matchedCars: number
  matchedAuthored: number
  ownCars: number
  guessed: Record<GuessedField, number>
}

/**
 * Plans the records an import of these cars would write. A car that our own catalogue lists gives
 * it its figures; any other becomes a derivative of its own.
 */
export function planImport(
  cars: readonly VcaCar[],
  catalogue: Pick<Catalogue, 'derivatives' | 'ranges'>,
  makes: readonly AuthoredMake[],
): VcaPlan {
  const ranges = authoredRanges(catalogue, makes)
  const keys = storedKeys(cars, importedCars(catalogue))
  const known = new Set(catalogue.derivatives.map(({ storedKey }) => storedKey))
  const ofFile = new Set(keys.values())
  const others = catalogue.derivatives.filter(({ storedKey }) => !ofFile.has(storedKey))
  const { sound, misplaced } = checkPlaced(placeCars(cars, ranges, others), others)
  const official = new Map<
    string,
    { authored: AuthoredCar; figures: VcaFigures[]; kind: 'car' | 'van' }
  >()
  const records: DerivativeRecord[] = []
  const guessed = { make: 0, gearbox: 0, power: 0, 'body type': 0, doors: 0, seats: 0 }
  let matchedCars = 0
  const engines = Map.groupBy(sound, ({ car }) => car.nameKeys[0])
  for (const { car, placing } of sound) {
    const storedKey = keys.get(car)!
    const ofMake = ranges.get(placing.manufacturer.slug) ?? []
    const range = ofMake.find(({ slug }) => slug === placing.range.slug) ?? null
    const matches = known.has(storedKey) ? [] : matchingAuthored(car, placing, range)
    for (const authored of matches) {
      const { storedKey } = authored.entry
      const held = official.get(storedKey) ?? { authored, figures: [], kind: placing.range.kind }
      held.figures.push(car.figures)
      official.set(storedKey, held)
    }
    if (matches.length > 0) {
      matchedCars++
      for (const field of car.guessed) guessed[field]++
      continue
    }
    for (const field of [...car.guessed, ...placing.guessed]) guessed[field]++
    const isOneOfSeveral = engines.get(car.nameKeys[0])!.length > 1
    records.push(ownRecord(car, placing, storedKey, derivativeName(car, isOneOfSeveral)))
  }
  const ownCars = records.length
  for (const { authored, figures, kind } of official.values()) {
    records.push(officialRecord(authored, mergedFigures(figures), kind))
  }
  return {
    storedKeys: [...ofFile],
    records,
    misplaced: misplaced.map(({ car, reason }) => ({ line: car.line, reason })),
    matchedCars,
    matchedAuthored: official.size,
    ownCars,
    guessed,
  }
}

/** The imported cars of the catalogue, by stored key and power. */
function importedCars({ derivatives }: Pick<Catalogue, 'derivatives'>): KnownCar[] {
  return derivatives
    .filter(({ derivative }) => Number(derivative.capId) >= firstImportedCapId)
    .map(({ storedKey, derivative: { powerBhp } }) => ({ storedKey, powerBhp }))
}

function ownRecord(
  car: VcaCar,
  placing: Placing,
  storedKey: string,
  name: string,
): DerivativeRecord {
  const { guessed: _, isOwnModel: _own, ...place } = placing
  const { fuelType, transmission, powerBhp, engineCc } = car
  return {
    ...place,
    ...figureColumns(car.figures),
    storedKey,
    capId: null,
    name,
    fuelType,
    transmission,
    powerBhp,
    engineCc,
    onTheRoadPricePence: null,
    p11dPence: null,
    ncapStars: null,
    bootLitres: null,
    lengthMm: null,
    widthMm: null,
    insuranceGroup: null,
    zeroTo62Seconds: null,
    batteryKwh: null,
    chargeKw: null,
    towingKg: null,
    features: [],
    paint: paints[hashText(`paint ${storedKey}`) % paints.length]!,
    isApproximate: false,
    source: 'vca',
  }
}

/**
 * The description, with the power where several engines have it and the model year where the file
 * gives one: otherwise two engines or two years of a car read alike.
 */
function derivativeName(
  { description, modelYear, powerBhp }: VcaCar,
  isOneOfSeveral: boolean,
): string {
  const engine =
    isOneOfSeveral && powerBhp !== null ? `${description}, ${powerBhp} bhp` : description
  return modelYear === null || description.includes(modelYear) ? engine : `${engine} (${modelYear})`
}

/** Our own car with the agency's figures. Power and engine stay: matches depend on them. */
function officialRecord(
  { entry }: AuthoredCar,
  figures: VcaFigures,
  kind: 'car' | 'van',
): DerivativeRecord {
  const { capId, manufacturer, range, carModel, ...facts } = entry.derivative
  return {
    ...facts,
    ...figureColumns(figures),
    capId: Number(capId),
    storedKey: entry.storedKey,
    manufacturer: { slug: manufacturer.slug, name: manufacturer.name },
    range: { slug: range.slug, name: range.name, kind },
    carModel: { slug: carModel.slug, name: carModel.name },
    isApproximate: false,
    source: 'vca',
  }
}

/** Columns of the figures: the worse in the plain one, the better beside it where they differ. */
function figureColumns({ co2, combinedMpg, rangeMiles }: VcaFigures) {
  const better = (spread: Spread) =>
    spread === null || spread.better === spread.worse ? null : spread.better
  return {
    co2: co2?.worse ?? null,
    co2Best: better(co2),
    combinedMpg: combinedMpg?.worse ?? null,
    combinedMpgBest: better(combinedMpg),
    batteryRangeMiles: rangeMiles?.worse ?? null,
    batteryRangeBestMiles: better(rangeMiles),
  }
}
