import type { Spread, VcaCar, VcaRow } from './vca-car.ts'

export type MergedCars = {
  cars: VcaCar[]
  /** Rows that went into a car another row had begun, by why they are alike. */
  merged: { testBounds: number; duplicates: number; differingFigures: number }
}

/**
 * One car for each stored key, in the order of the file. Rows that differ by the test bound, that
 * repeat a row, or that give other figures under the same name hold the worse and the better.
 */
export function mergeCars(rows: readonly VcaRow[]): MergedCars {
  const cars = new Map<string, { car: VcaCar; bounds: Set<string>; seen: Set<string> }>()
  const merged = { testBounds: 0, duplicates: 0, differingFigures: 0 }
  for (const { car, bound } of rows) {
    const content = JSON.stringify([car.figures, car.powerBhp, car.engineCc])
    const known = cars.get(car.storedKey)
    if (!known) {
      cars.set(car.storedKey, {
        car,
        bounds: new Set([String(bound)]),
        seen: new Set([`${bound} ${content}`]),
      })
      continue
    }
    if (known.seen.has(`${bound} ${content}`)) merged.duplicates++
    else if (!known.bounds.has(String(bound))) merged.testBounds++
    else merged.differingFigures++
    known.bounds.add(String(bound))
    known.seen.add(`${bound} ${content}`)
    known.car = mergedCar(known.car, car)
  }
  return { cars: [...cars.values()].map(({ car }) => car), merged }
}

function mergedCar(a: VcaCar, b: VcaCar): VcaCar {
  return {
    ...a,
    powerBhp: least(a.powerBhp, b.powerBhp),
    // One name for engines of different power says of no car of ours which it is.
    statedPowersBhp: isOneEngine(a, b)
      ? [...new Set([...a.statedPowersBhp, ...b.statedPowersBhp])]
      : [],
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

function isOneEngine(a: VcaCar, b: VcaCar): boolean {
  if (a.statedPowersBhp.length === 0 && a.powerBhp !== null) return false
  return a.powerBhp === null || b.powerBhp === null || Math.abs(a.powerBhp - b.powerBhp) <= 3
}

function least(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
