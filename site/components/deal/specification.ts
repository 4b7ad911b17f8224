import { currency, mileageLabel } from '#core/pricing/currency.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'
import type { Fact } from '../../ui/facts/facts.tsx'

type Texts = Messages['deal']['spec']

/** Every known figure of a car as label and value; what is not known is left out. */
export function specification(car: Derivative, texts: Texts): Fact[] {
  const numbers = new Intl.NumberFormat('en-GB')
  const figure = (label: string, value: number | null, text: string): Fact[] =>
    value === null ? [] : [{ label, value: fill(text, { value: numbers.format(value) }) }]
  return [
    ...(car.onTheRoadPricePence === null
      ? []
      : [{ label: texts.onTheRoad, value: currency(car.onTheRoadPricePence) }]),
    ...figure(texts.power, car.powerBhp, texts.powerValue),
    ...figure(texts.engine, car.engineCc, texts.engineValue),
    ...figure(texts.battery, car.batteryKwh, texts.batteryValue),
    ...figure(texts.charge, car.chargeKw, texts.chargeValue),
    ...(car.batteryRangeMiles === null
      ? []
      : [{ label: texts.rangeElectric, value: mileageLabel(car.batteryRangeMiles) }]),
    ...figure(texts.mpg, car.combinedMpg, texts.mpgValue),
    ...figure(texts.co2, car.co2, texts.co2Value),
    ...figure(texts.acceleration, car.zeroTo62Seconds, texts.secondsValue),
    { label: texts.doors, value: String(car.doors) },
    { label: texts.seats, value: String(car.seats) },
    ...figure(
      car.bodyType === 'van' ? texts.loadSpace : texts.boot,
      car.bootLitres,
      texts.litresValue,
    ),
    ...figure(texts.length, car.lengthMm, texts.mmValue),
    ...figure(texts.width, car.widthMm, texts.mmValue),
    ...figure(texts.towing, car.towingKg, texts.kgValue),
    ...(car.insuranceGroup === null
      ? []
      : [{ label: texts.insurance, value: String(car.insuranceGroup) }]),
    ...figure(texts.ncap, car.ncapStars, texts.starsValue),
  ]
}
