import { bodyNoun } from './body-type.ts'
import { carName } from './car-name.ts'
import type { Derivative } from './derivative.ts'
import { fuelTypeLabels } from './fuel-type.ts'
import {
  figureNumber,
  measuredFigure,
  ourEstimate,
  someEstimated,
  sourcedFigure,
} from './measured-figure.ts'
import { transmissionLabels } from './transmission.ts'
import { withArticle } from './with-article.ts'

/** What to know about a car, as sentences that say only what its figures say. Rules F-93, K-23. */
export function carDescriptions(car: Derivative): string[] {
  return [
    whatItIs(car),
    power(car),
    electric(car),
    consumption(car),
    space(car),
    safety(car),
    car.isApproximate ? someEstimated : null,
  ].filter((sentence) => sentence !== null)
}

function whatItIs(car: Derivative): string {
  const fuel = fuelTypeLabels[car.fuelType].toLowerCase()
  const gearbox = transmissionLabels[car.transmission].toLowerCase()
  return `The ${carName({ manufacturer: car.manufacturer, range: car.carModel })} ${car.name} is ${withArticle(fuel)} ${bodyNoun(car.bodyType)} with ${withArticle(gearbox)} gearbox, ${car.doors} doors and ${car.seats} seats.`
}

function power(car: Derivative): string | null {
  if (car.powerBhp === null) return null
  const sprint =
    car.zeroTo62Seconds === null ? '' : ` and it reaches 62 mph in ${car.zeroTo62Seconds} seconds`
  return `It has ${car.powerBhp} bhp${sprint}.`
}

function electric(car: Derivative): string | null {
  const miles = measuredFigure(car, 'batteryRangeMiles')
  if (miles === null) return null
  const reach = sourcedFigure(miles, 'miles')
  const battery = car.batteryKwh === null ? '' : ` from a ${car.batteryKwh} kWh battery`
  const range =
    car.fuelType === 'electric'
      ? `A full charge is good for ${reach}${battery}`
      : `On electricity alone it goes ${reach}${battery}`
  return car.chargeKw === null
    ? `${range}.`
    : `${range}, and it charges at up to ${car.chargeKw} kW.`
}

function consumption(car: Derivative): string | null {
  if (car.fuelType === 'electric') return 'It emits no CO₂ when driven.'
  const mpg = measuredFigure(car, 'combinedMpg')
  const co2 = measuredFigure(car, 'co2')
  const emitted = co2 && `${figureNumber(co2)} g of CO₂ a kilometre`
  if (mpg === null)
    return emitted && `It emits ${emitted}${car.isApproximate ? ` ${ourEstimate}` : ''}.`
  const used = mpg.isEstimate
    ? `Consumption is ${sourcedFigure(mpg, 'mpg')}`
    : `Official consumption is ${figureNumber(mpg)} mpg`
  return emitted ? `${used}, with ${emitted}.` : `${used}.`
}

function space(car: Derivative): string | null {
  if (car.bootLitres === null) return null
  const what = car.bodyType === 'van' ? 'load space' : 'boot'
  return `The ${what} holds ${car.bootLitres} litres.`
}

function safety(car: Derivative): string | null {
  if (car.ncapStars === null) return null
  return `Euro NCAP gave it ${car.ncapStars} ${car.ncapStars === 1 ? 'star' : 'stars'} out of 5.`
}
