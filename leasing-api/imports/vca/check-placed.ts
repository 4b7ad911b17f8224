import { modelRegister } from './model-register.ts'
import { takesFuel } from './model-fuels.ts'
import type { PlacedCar } from './place-cars.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { Placing, VcaCar } from './vca-car.ts'

/** A car that is not written, with the reason. */
export type MisplacedCar = { car: VcaCar; reason: string }

/**
 * Validates every car before anything is written: a misplaced one is refused and reported, whatever
 * the file's words led to. Rules K-27, K-28, K-29.
 * @param others what the catalogue holds beside these cars
 */
export function checkPlaced(
  placed: readonly PlacedCar[],
  others: Catalogue['derivatives'],
): { sound: PlacedCar[]; misplaced: MisplacedCar[] } {
  const register = modelRegister(others)
  const sound: PlacedCar[] = []
  const misplaced: MisplacedCar[] = []
  for (const one of placed) {
    const { car, placing } = one
    const fuels = register.fuelsOf(placing)
    const reason = !takesFuel({ name: placing.carModel.name, fuels }, car.fuelType)
      ? `the car is ${car.fuelType} and would stand in the model ${placing.carModel.name}, whose cars are ${[...fuels].join(', ')}`
      : (namesReason(car, placing) ?? figuresReason(car))
    if (reason !== null) {
      misplaced.push({ car, reason })
      continue
    }
    register.add(placing, car.fuelType)
    sound.push(one)
  }
  return { sound, misplaced }
}

/** Letters and digits with what names of cars hold; nothing left open at the end. */
const soundName = /^[\p{L}\p{N}#](?:[\p{L}\p{N} .:+°'&/!#-]*[\p{L}\p{N}+!°])?$/u
const yearMark = /\bmodel year\b|\bMY\s?\d{2}|\d\s?MY\b/i
const longestName = 60

function namesReason(car: VcaCar, { manufacturer, range, carModel }: Placing): string | null {
  for (const [what, name] of [
    ['range', range.name],
    ['model', carModel.name],
  ] as const) {
    const isSound = soundName.test(name) && !yearMark.test(name) && name.length <= longestName
    if (!isSound) return `its ${what} would be called "${name}"`
  }
  const isCupra = /\bcupra\b/i.test(`${car.model} ${car.description}`)
  if (isCupra && manufacturer.slug !== 'cupra') {
    return `a Cupra would stand among the cars of ${manufacturer.name}`
  }
  return null
}

/**
 * The reason why fuel and figures contradict: an electric car burns nothing, and nothing else emits
 * nothing.
 */
function figuresReason({ fuelType, figures: { co2, combinedMpg } }: VcaCar): string | null {
  if (fuelType === 'electric') {
    const isClean = combinedMpg === null && (co2 === null || co2.worse === 0)
    return isClean ? null : 'the car is electric and would have the figures of an engine'
  }
  return co2 !== null && co2.better <= 0 ? 'the car has an engine and would emit nothing' : null
}
