import type { LeaseOffer } from '../offer/offer.ts'
import { currency, mileageLabel } from '../pricing/money/currency.ts'
import { bodyNoun, bodyTypes } from './body-type.ts'
import { carName } from './car-name.ts'
import type { Derivative } from './derivative.ts'
import { fuelTypeLabels, fuelTypes } from './fuel-type.ts'
import { figureSpread, ourEstimate, someEstimated } from './measured-figure.ts'
import { withArticle } from './with-article.ts'

/**
 * What to know about a range, as sentences worked out from the figures of its cars and, where
 * somebody quotes, from its cheapest lease; the last one says so. Figures nobody knows are left
 * out. Empty without cars. Rules K-10, K-23.
 */
export function rangeDescriptions(
  cars: readonly Derivative[],
  cheapest: LeaseOffer | null,
): string[] {
  const [first] = cars
  if (!first) return []
  const sentences = [
    whatItIs(carName(first), cars),
    spread(cars, 'powerBhp', (text) => `It has ${text} bhp.`),
    electricRange(cars),
    consumption(cars),
    space(cars),
    spread(
      cars,
      'ncapStars',
      (text) => `Euro NCAP gave it ${text} ${text === '1' ? 'star' : 'stars'} out of 5.`,
    ),
    cheapest && price(cheapest),
    cars.some(({ isApproximate }) => isApproximate) ? someEstimated : null,
    howItIsKnown(cars.length, cheapest !== null),
  ]
  return sentences.filter((sentence) => sentence !== null)
}

function whatItIs(name: string, cars: readonly Derivative[]): string {
  const bodies = bodyTypes.filter((body) => cars.some(({ bodyType }) => bodyType === body))
  const fuels = fuelTypes.filter((fuel) => cars.some(({ fuelType }) => fuelType === fuel))
  const bodyNames = new Intl.ListFormat('en-GB').format(
    bodies.map((body) => withArticle(bodyNoun(body))),
  )
  const fuelNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    fuels.map((fuel) => fuelTypeLabels[fuel].toLowerCase()),
  )
  const versions = cars.length === 1 ? 'one version' : `${cars.length} versions`
  return `The ${name} comes as ${bodyNames}, with ${fuelNames} power, in ${versions}.`
}

function electricRange(cars: readonly Derivative[]): string | null {
  const electric = cars.filter(({ fuelType }) => fuelType === 'electric')
  const ones = electric.length === cars.length ? 'it' : 'the electric ones'
  const verb = electric.length === cars.length ? 'goes' : 'go'
  const miles = figureSpread(electric, 'batteryRangeMiles')
  if (miles === null) return null
  const source = miles.isEstimate ? ourEstimate : 'in the official test'
  return `On a full charge ${ones} ${verb} ${miles.text} miles ${source}.`
}

/** A plug-in's figure is of a test that starts with a full battery, and says little of the road. */
function consumption(cars: readonly Derivative[]): string | null {
  const burning = cars.filter(
    ({ fuelType }) => fuelType !== 'electric' && fuelType !== 'plug-in-hybrid',
  )
  const who = burning.length === cars.length ? '' : ' of those without a plug'
  const mpg = figureSpread(burning, 'combinedMpg')
  if (mpg === null) return null
  return mpg.isEstimate
    ? `Consumption${who} is ${mpg.text} mpg ${ourEstimate}.`
    : `Official consumption${who} is ${mpg.text} mpg.`
}

function space(cars: readonly Derivative[]): string | null {
  const what = cars.every(({ bodyType }) => bodyType === 'van') ? 'load space' : 'boot'
  return spread(cars, 'bootLitres', (text) => `The ${what} holds ${text} litres.`)
}

function price({ profile, monthlyPaymentPence }: LeaseOffer): string {
  const vat = profile.financeType === 'business' ? 'VAT excluded' : 'VAT included'
  const kind = profile.financeType === 'business' ? 'A business lease' : 'A personal lease'
  const months = profile.initialRentals === 1 ? '1 month' : `${profile.initialRentals} months`
  return `${kind} starts at ${currency(monthlyPaymentPence)} a month, ${vat}, over ${profile.termMonths} months at ${mileageLabel(profile.annualMileageMiles)} a year with ${months} up front.`
}

function howItIsKnown(versions: number, isPriced: boolean): string {
  const figures = versions === 1 ? 'its figures' : `the figures of its ${versions} versions`
  return `This text is worked out from ${figures}${isPriced ? ' and from the providers’ present prices' : ''}.`
}

type Figure = 'powerBhp' | 'bootLitres' | 'ncapStars'

/** A sentence with the lowest and the highest of a figure, or with the one there is. */
function spread(
  cars: readonly Derivative[],
  figure: Figure,
  sentence: (text: string) => string,
): string | null {
  const known = cars.flatMap((car) => car[figure] ?? [])
  if (known.length === 0) return null
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return sentence(low === high ? String(low) : `${low} to ${high}`)
}
