import { bodyTypeLabels, type BodyType } from '#core/vehicle/body-type.ts'
import type { FuelType } from '#core/vehicle/fuel-type.ts'
import { slugOf } from '#core/routes/slug.ts'
import type { AuthoredRange } from './authored-cars.ts'
import { bodyFromWords, doorsFromWords, seatsFromWords } from './body-words.ts'
import { findRange, ownRangeName } from './find-range.ts'
import { knownBody, usualDoorsAndSeats } from './known-bodies.ts'
import { takesFuel, type ModelFuels } from './model-fuels.ts'
import type { GuessedField, Placing, VcaCar } from './vca-car.ts'

/**
 * Where a car belongs and what it looks like. The file says neither body nor doors nor seats:
 * they come from words, else from our own catalogue's range, else from a table, and count as
 * guessed unless the words themselves say it.
 */
export function placeCar(car: VcaCar, rangesOfMake: readonly AuthoredRange[]): Placing {
  const manufacturer = { slug: slugOf(car.make), name: car.make }
  const known = findRange(car.make, car.model, rangesOfMake)
  const name = known?.name ?? ownRangeName(car.make, car.model)
  const range = { slug: known?.slug ?? slugOf(name), name, kind: known?.kind ?? ('car' as const) }
  const written = knownBody(manufacturer.slug, range.slug)

  const usualBody = known?.usualBody ?? written?.[0] ?? 'hatchback'
  const body = bodyFromName(car, known, written?.[0] ?? null)
  const bodyType = body ?? namesakeBody(car, known) ?? usualBody
  const model = siblingModel(car, known, bodyType, ofItsFuel)
  // Doors and seats go with the body, whatever drives it.
  const sibling = model ?? siblingModel(car, known, bodyType, ofAnyFuel)

  const [usualDoors, bodySeats] =
    written?.[0] === bodyType ? [written[1], written[2]] : usualDoorsAndSeats[bodyType]
  const usualSeats = written ? Math.min(written[2], bodySeats) : bodySeats
  const doorsFromName = doorsFromWords(car.description)
  const seatsFromName = seatsFromWords(car.description)
  const guessed: GuessedField[] = [
    ...(body ? [] : ['body type' as const]),
    ...(doorsFromName ? [] : ['doors' as const]),
    ...(seatsFromName ? [] : ['seats' as const]),
  ]
  return {
    manufacturer,
    range,
    carModel: model?.carModel ?? ownModel(name, bodyType, usualBody),
    bodyType,
    doors: doorsFromName ?? sibling?.doors ?? usualDoors,
    seats: seatsFromName ?? sibling?.seats ?? usualSeats,
    isOwnModel: model === null,
    guessed,
  }
}

/** The body that model or description name. A two-seater coupe of a range of sports cars is a sports car. */
function bodyFromName(
  car: VcaCar,
  known: AuthoredRange | null,
  written: BodyType | null,
): BodyType | null {
  const inModel = bodyFromWords(car.model)
  const inDescription = bodyFromWords(car.description)
  const isBelievable =
    inDescription === 'convertible' ||
    (known ? known.cars.some(({ entry }) => entry.derivative.bodyType === inDescription) : !written)
  const body = inModel ?? (isBelievable ? inDescription : null)
  return body === 'coupe' && written === 'sports' ? 'sports' : body
}

/** The body of the car model in our catalogue that is called just like the file's model. */
function namesakeBody(car: VcaCar, known: AuthoredRange | null): BodyType | null {
  const name = car.model.toLowerCase()
  const found = known?.cars.find(
    ({ entry }) => entry.derivative.carModel.name.toLowerCase() === name,
  )
  return found?.entry.derivative.bodyType ?? null
}

function ownModel(
  range: string,
  body: BodyType,
  usualBody: BodyType,
): { slug: string; name: string } {
  const name = body === usualBody ? range : `${range} ${bodyTypeLabels[body].one}`
  return { slug: slugOf(name), name }
}

const ofItsFuel = takesFuel
const ofAnyFuel = () => true

/**
 * The car model of our own catalogue with this body whose name and fuels fit best; null when it has
 * none that fits. Rule K-28.
 */
function siblingModel(
  car: VcaCar,
  range: AuthoredRange | null,
  bodyType: BodyType,
  fits: (model: ModelFuels, fuel: FuelType) => boolean,
) {
  const words = ` ${car.model} ${car.description} `.toLowerCase()
  let best: {
    score: number
    carModel: { slug: string; name: string }
    doors: number
    seats: number
  } | null = null
  for (const { entry } of range?.cars ?? []) {
    const { carModel, doors, seats, fuelType } = entry.derivative
    if (entry.derivative.bodyType !== bodyType) continue
    const fuels = range!.fuels.get(carModel.slug)!
    if (!fits({ name: carModel.name, fuels }, car.fuelType)) continue
    const extra = carModel.name
      .toLowerCase()
      .split(' ')
      .filter((word) => !range!.name.toLowerCase().includes(word))
    const found = extra.filter((word) => words.includes(` ${word} `)).length
    const score = found * 2 - (extra.length - found) + (fuelType === car.fuelType ? 2 : 0)
    if (!best || score > best.score) {
      best = { score, carModel: { slug: carModel.slug, name: carModel.name }, doors, seats }
    }
  }
  return best
}
