import { isSamePower, keyWithPower } from './stored-identity.ts'
import type { Spread, VcaCar, VcaRow } from './vca-car.ts'

export type MergedCars = {
  cars: VcaCar[]
  /** Rows that went into a car another row had begun, by why they are alike. */
  merged: { testBounds: number; duplicates: number; differingFigures: number }
}

/** A car being merged from rows, with the bounds and contents seen so far. */
type Growing = { car: VcaCar; bounds: Set<string>; seen: Set<string> }

/**
 * One car for each name and engine, in the order of the file. Rows that differ by the test bound,
 * that repeat a row, or that give other figures under the same name and power hold the worse and
 * the better; a row without power belongs to the only engine of its name. Rule K-26.
 */
export function mergeCars(rows: readonly VcaRow[]): MergedCars {
  const byName = new Map<string, Growing[]>()
  const merged = { testBounds: 0, duplicates: 0, differingFigures: 0 }
  // Rows without power come last, when every engine of a name is known.
  const [withPower, without] = [
    rows.filter(isOfKnownPower),
    rows.filter((row) => !isOfKnownPower(row)),
  ]
  for (const row of [...withPower, ...without]) {
    const { car, bound } = row
    const engines = byName.get(car.nameKeys[0]) ?? []
    byName.set(car.nameKeys[0], engines)
    const content = `${bound} ${JSON.stringify([car.figures, car.powerBhp, car.engineCc])}`
    const known = engineOf(car, engines)
    if (!known) {
      engines.push({ car, bounds: new Set([String(bound)]), seen: new Set([content]) })
      continue
    }
    if (known.seen.has(content)) merged.duplicates++
    else if (!known.bounds.has(String(bound))) merged.testBounds++
    else merged.differingFigures++
    known.bounds.add(String(bound))
    known.seen.add(content)
    known.car = mergedCar(known.car, car)
  }
  const cars = [...byName.values()].flat().map(({ car }) => car)
  return { cars: cars.toSorted((a, b) => a.line - b.line), merged }
}

const isOfKnownPower = ({ car }: VcaRow) => car.powerBhp !== null

function engineOf(car: VcaCar, engines: readonly Growing[]): Growing | undefined {
  if (car.powerBhp !== null) {
    return engines.find((engine) => isSamePower(engine.car.powerBhp, car.powerBhp))
  }
  return engines.length === 1 ? engines[0] : engines.find((engine) => engine.car.powerBhp === null)
}

function mergedCar(a: VcaCar, b: VcaCar): VcaCar {
  const powerBhp = least(a.powerBhp, b.powerBhp)
  return {
    ...a,
    storedKey: keyWithPower(a.nameKeys[0], powerBhp),
    nameKeys: [a.nameKeys[0], ...new Set([...a.nameKeys.slice(1), ...b.nameKeys.slice(1)])],
    line: Math.min(a.line, b.line),
    powerBhp,
    statedPowersBhp: [...new Set([...a.statedPowersBhp, ...b.statedPowersBhp])],
    engineCc: a.engineCc ?? b.engineCc,
    figures: mergedFigures([a.figures, b.figures]),
    guessed: [...new Set([...a.guessed, ...b.guessed])],
  }
}

/** The worst and the best of several cars' figures: most carbon dioxide, fewest miles. */
export function mergedFigures(all: readonly VcaCar['figures'][]): VcaCar['figures'] {
  return {
    co2: spread(
      all.map(({ co2 }) => co2),
      Math.max,
      Math.min,
    ),
    combinedMpg: spread(
      all.map(({ combinedMpg }) => combinedMpg),
      Math.min,
      Math.max,
    ),
    rangeMiles: spread(
      all.map(({ rangeMiles }) => rangeMiles),
      Math.min,
      Math.max,
    ),
  }
}

function spread(
  all: readonly Spread[],
  worst: (...values: number[]) => number,
  best: (...values: number[]) => number,
): Spread {
  const known = all.filter((one) => one !== null)
  if (known.length === 0) return null
  return {
    worse: worst(...known.map(({ worse }) => worse)),
    better: best(...known.map(({ better }) => better)),
  }
}

function least(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
