import { currency } from '../pricing/money/currency.ts'
import { carName } from '../vehicle/car-name.ts'
import { carsInFigures } from '../vehicle/cars-in-figures.ts'
import { type MeasuredFigure, sourcedFigure } from '../vehicle/measured-figure.ts'
import { trimName } from '../vehicle/trim-name.ts'
import type { Deal } from './deal.ts'
import { headlineDeal } from './headline-deal.ts'

/** The quoted cars of a make, range or everything, as the source of live figures. */
export type QuotedCars = {
  /** Each car's cheapest deal on the common profile, cheapest first. Vans are priced for business. */
  deals: readonly Deal[]
  /** Each car's cheapest deal in stock, on any profile. */
  inStock: readonly Deal[]
  /** Cars with offers on any profile. */
  derivatives: number
  ranges: number
  providers: number
}

const numbers = new Intl.NumberFormat('en-GB')

/**
 * Live figures of a make, a range or everything, formatted for readers, by the keys editors insert.
 * One that is not known, and a count of none, is absent. Rules K-20, K-23.
 * @param within what the place names already, so that the cheapest range is not told with its make
 */
export function dealFigures(
  { deals, inStock, derivatives, ranges, providers }: QuotedCars,
  within: { manufacturer?: string; range?: string } = {},
): Record<string, string> {
  const cars = deals.map(({ derivative }) => derivative)
  const figures = carsInFigures(cars)
  const lead = headlineDeal(deals)
  const cheapest = lead?.offer.profile.financeType === 'personal' ? lead : null
  const weeks = [...deals, ...inStock].map(({ offer }) => offer.deliveryWeeks.from)
  const trims = new Set(cars.map(({ range, name }) => `${range.id} ${trimName(name)}`))
  return told({
    providers: counted(providers),
    derivatives: counted(derivatives),
    ranges: counted(ranges),
    cheapestMonthly: cheapest ? currency(cheapest.offer.monthlyPaymentPence) : null,
    cheapestRange: cheapest ? rangeOf(cheapest, within.manufacturer !== undefined) : null,
    cheapestTrim: cheapest ? trimName(cheapest.derivative.name) : null,
    trims: counted(trims.size),
    electricDerivatives: counted(figures.electricCars),
    longestElectricRange: sourced(figures.longestElectricMiles, 'miles'),
    lowestEmissions: sourced(figures.lowestCo2, 'g/km of CO₂'),
    bestConsumption: sourced(figures.bestMpg, 'mpg'),
    fastestDeliveryWeeks: weeks.length === 0 ? null : numbers.format(Math.min(...weeks)),
    inStockDerivatives: counted(inStock.length),
  })
}

const rangeOf = ({ derivative }: Deal, isMakeSaid: boolean): string =>
  isMakeSaid ? derivative.range.name : carName(derivative)

const counted = (count: number): string | null => (count === 0 ? null : numbers.format(count))

const sourced = (figure: MeasuredFigure | null, unit: string): string | null =>
  figure && sourcedFigure(figure, unit)

function told(figures: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
