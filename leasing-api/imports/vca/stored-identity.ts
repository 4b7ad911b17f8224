import { plainText, storedKey } from '#leasing-api/catalogue/stored-key.ts'
import type { VcaCar } from './vca-car.ts'

/** Tolerance of power within one engine: horsepower is rounded from kilowatts or PS. */
const samePowerBhp = 3

/** Make, model with its year, description, transmission and fuel; `vca` keeps clear of our own catalogue's keys. */
export function nameKey(
  parts: readonly [
    make: string,
    model: string,
    description: string,
    transmission: string,
    fuel: string,
  ],
): string {
  const [make, ...rest] = parts
  return storedKey(['vca', plainText(make), ...rest])
}

/**
 * The key of a car: its name and its power, since one name may stand for several engines. Rule K-26.
 * @example keyWithPower('vca|ford|puma|1.0 ecoboost|m6|petrol', 123) // 'vca|ford|puma|1.0 ecoboost|m6|petrol|123 bhp'
 */
export function keyWithPower(name: string, powerBhp: number | null): string {
  return `${name}|${powerBhp === null ? 'unknown power' : `${powerBhp} bhp`}`
}

/** Whether two powers of one name are one engine; a power that is not given may be any. */
export function isSamePower(a: number | null, b: number | null): boolean {
  return a === null || b === null || Math.abs(a - b) <= samePowerBhp
}

/** A car as the catalogue holds it. */
export type KnownCar = { storedKey: string; powerBhp: number | null }

/**
 * The key that each car goes by in the catalogue: the one it has there already, also when that is
 * from before power was part of it or from a file that rounds power differently, else its own. Two cars
 * never share one. What a car is found under it keeps, and with it its capId. Rule K-26.
 * @param known the imported cars of the catalogue, in any order
 */
export function storedKeys(
  cars: readonly VcaCar[],
  known: readonly KnownCar[],
): Map<VcaCar, string> {
  const byName = Map.groupBy(known, ({ storedKey }) => nameOf(storedKey))
  const keys = new Map<VcaCar, string>()
  const taken = new Set<string>()
  const take = (car: VcaCar, key: string) => {
    keys.set(car, key)
    taken.add(key)
  }
  const exact = new Set(known.map(({ storedKey }) => storedKey))
  for (const car of cars) if (exact.has(car.storedKey)) take(car, car.storedKey)
  // A car without power takes what the engines of its name have left.
  const rest = cars.filter((car) => !keys.has(car))
  const [withPower, without] = [rest.filter(hasPower), rest.filter((car) => !hasPower(car))]
  for (const car of [...withPower, ...without]) {
    const free = car.nameKeys
      .flatMap((name) => byName.get(name) ?? [])
      .filter(({ storedKey }) => !taken.has(storedKey))
    take(car, heldCar(car, free)?.storedKey ?? car.storedKey)
  }
  return keys
}

const hasPower = ({ powerBhp }: VcaCar) => powerBhp !== null

/** The known car of the same name and engine, the nearest in power first. */
function heldCar(car: VcaCar, known: readonly KnownCar[]): KnownCar | null {
  const power = car.powerBhp
  // A file without power says which engine it means only where the name has one.
  if (power === null) return known.length === 1 ? known[0]! : null
  const distance = ({ powerBhp }: KnownCar) =>
    powerBhp === null ? Infinity : Math.abs(powerBhp - power)
  return (
    known
      .filter(({ powerBhp }) => isSamePower(powerBhp, power))
      .toSorted((a, b) => distance(a) - distance(b) || (a.storedKey < b.storedKey ? -1 : 1))[0] ??
    null
  )
}

/** The name key within a stored key: the first six parts, everything but power. */
const nameOf = (storedKey: string) => storedKey.split('|').slice(0, 6).join('|')
