import { currency } from '#core/pricing/money/currency.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { knownFigures, type FigureName } from '#core/vehicle/known-figures.ts'
import { figureNumber, isMeasured } from '#core/vehicle/measured-figure.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Fact } from '#site/ui/facts/facts.tsx'

type Texts = Messages['deal']['spec']

/** Label of each figure, with the text or format of its number. */
const words = {
  onTheRoadPricePence: ['onTheRoad', currency],
  powerBhp: ['power', 'powerValue'],
  engineCc: ['engine', 'engineValue'],
  batteryKwh: ['battery', 'batteryValue'],
  chargeKw: ['charge', 'chargeValue'],
  batteryRangeMiles: ['rangeElectric', 'milesValue'],
  combinedMpg: ['mpg', 'mpgValue'],
  co2: ['co2', 'co2Value'],
  zeroTo62Seconds: ['acceleration', 'secondsValue'],
  doors: ['doors', String],
  seats: ['seats', String],
  bootLitres: ['boot', 'litresValue'],
  lengthMm: ['length', 'mmValue'],
  widthMm: ['width', 'mmValue'],
  towingKg: ['towing', 'kgValue'],
  insuranceGroup: ['insurance', String],
  ncapStars: ['ncap', 'starsValue'],
} as const satisfies Record<
  FigureName,
  readonly [keyof Texts, keyof Texts | ((value: number) => string)]
>

/** The known figures of a car as label and value. Rule K-23. */
export function specification(car: Derivative, texts: Texts): Fact[] {
  return knownFigures(car).map(({ name, value }) => {
    const [label, text] = words[name]
    const isEstimate = car.isApproximate && isMeasured(name)
    const isLoadSpace = name === 'bootLitres' && car.bodyType === 'van'
    return {
      label: texts[isLoadSpace ? 'loadSpace' : label],
      value:
        typeof text === 'string'
          ? fill(texts[text], { value: figureNumber({ value, isEstimate }) })
          : text(value),
    }
  })
}
