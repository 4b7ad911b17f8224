import type { AuthoredCar, AuthoredRange } from './authored-cars.ts'
import { isTechnicalWord, wordsOf } from './technical-words.ts'
import type { Placing, VcaCar } from './vca-car.ts'

/** Tolerances: power in the file is rounded from kilowatts or PS, ours from brake horsepower. */
const powerToleranceBhp = 2
const powerTolerance = 0.015
const engineToleranceCc = 20
const batteryToleranceKwh = 1.5

/**
 * The cars of our own catalogue that a row of the file describes. It does when range, body, fuel
 * and gearbox are the same, power, engine and battery are close as far as both give them, both
 * are four-wheel driven or neither, both are long-range, performance and so on or neither, and
 * the trim agrees: the longest trim of the range that the description names is the car's own, or
 * the description names nothing but engine and gearbox and so speaks for every trim.
 *
 * Only facts that an import never changes are compared, so a second import finds the same.
 */
export function matchingAuthored(
  car: VcaCar,
  placing: Placing,
  range: AuthoredRange | null,
): AuthoredCar[] {
  if (!range) return []
  const words = wordsOf(car.description)
  const trims = range.trims.filter((trim) => holds(words, wordsOf(trim)))
  const longest = trims.toSorted(
    (a, b) => wordsOf(b).length - wordsOf(a).length || b.length - a.length,
  )[0]
  const rivals = trims.filter((trim) => longest && !holds(wordsOf(longest), wordsOf(trim)))
  if (rivals.length > 0) return []
  const modelWords = new Set(wordsOf(`${car.make} ${car.model}`))
  const speaksForAll =
    !longest && words.every((word) => isTechnicalWord(word) || modelWords.has(word))
  if (!longest && !speaksForAll) return []
  return range.cars.filter(
    (authored) =>
      (speaksForAll || authored.trim === longest) && isSameEngine(car, placing, authored, words),
  )
}

function isSameEngine(
  car: VcaCar,
  { bodyType }: Placing,
  { entry, label }: AuthoredCar,
  words: readonly string[],
): boolean {
  const ours = entry.derivative
  if (ours.bodyType !== bodyType || ours.fuelType !== car.fuelType) return false
  if (ours.transmission !== car.transmission) return false
  if (!car.statedPowersBhp.some((power) => isClosePower(power, ours.powerBhp))) return false
  if (car.engineCc !== null && ours.engineCc !== null) {
    if (Math.abs(car.engineCc - ours.engineCc) > engineToleranceCc) return false
  }
  const battery = statedBatteryKwh(car.description)
  const ownBattery = statedBatteryKwh(label) ?? ours.batteryKwh
  if (
    battery !== null &&
    ownBattery !== null &&
    Math.abs(battery - ownBattery) > batteryToleranceKwh
  ) {
    return false
  }
  const own = wordsOf(`${label} ${entry.derivative.carModel.name}`)
  const theirs = [
    ...words,
    ...wordsOf(car.model),
    ...wordsOf(car.transmissionCode.replaceAll('-', ' ')),
  ]
  return variants.every(
    (variant) =>
      own.some((word) => variant.includes(word)) === theirs.some((word) => variant.includes(word)),
  )
}

/** Words that distinguish cars of equal power; each line is one feature. */
const variants: readonly (readonly string[])[] = [
  [
    'awd',
    '4wd',
    '4x4',
    '4motion',
    '4matic',
    '4matic+',
    'quattro',
    'xdrive',
    'awdi',
    'efour',
    'e4orce',
    '4drive',
    'all4',
    'direct4',
    'allgrip',
    'twin',
    'dual',
  ],
  ['long', 'extended'],
  ['performance'],
  ['stepway'],
  ['crosstrek', 'crosstar'],
  ['bifuel', 'lpg'],
  ['xl', 'lwb', 'grand'],
]

function isClosePower(a: number, b: number | null): boolean {
  return b !== null && Math.abs(a - b) <= Math.max(powerToleranceBhp, b * powerTolerance)
}

function statedBatteryKwh(text: string): number | null {
  const found = /(\d{2,3}(?:\.\d+)?)\s?kwh\b/i.exec(text)
  return found && Number(found[1])
}

/** Whether the words of a name stand one after the other in a text. */
function holds(text: readonly string[], name: readonly string[]): boolean {
  if (name.length === 0) return false
  return text.some((_, at) => name.every((word, offset) => text[at + offset] === word))
}
