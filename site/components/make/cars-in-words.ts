import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import type { CarsInFigures } from '#core/vehicle/cars-in-figures.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { figureNumber, type MeasuredFigure, ourEstimate } from '#core/vehicle/measured-figure.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Fact } from '#site/ui/facts/facts.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'

type Texts = Messages['make']

/** What the cars of a range are, in a few short parts: bodies, fuels, how many, how far they go. */
export function carsInWords(
  figures: CarsInFigures,
  derivatives: number,
  texts: Texts['words'],
): string[] {
  const { longestElectricMiles: miles, bestMpg: mpg } = figures
  const { bodies, fuels } = inWords(figures)
  return [
    bodies,
    fuels,
    derivatives === 1 ? texts.carOne : fill(texts.cars, { count: countText(derivatives) }),
    miles === null ? '' : fill(texts.miles, { miles: figureNumber(miles) }),
    mpg === null ? '' : fill(texts.mpg, { mpg: figureNumber(mpg) }),
  ].filter((part) => part !== '')
}

/** The same as label and value; unknown figures are left out. Rules K-19, K-23. */
export function carsAsFacts(figures: CarsInFigures, texts: Texts['facts']): Fact[] {
  const { longestElectricMiles, bestMpg, lowestCo2, electricCars } = figures
  if (figures.bodyTypes.length === 0) return []
  const { bodies, fuels } = inWords(figures)
  return [
    { label: texts.bodies, value: bodies },
    { label: texts.fuels, value: fuels },
    ...(electricCars > 0 ? [{ label: texts.electric, value: countText(electricCars) }] : []),
    ...measured(texts.longest, longestElectricMiles, texts.longestValue),
    ...measured(texts.mpg, bestMpg, texts.mpgValue),
    ...measured(texts.co2, lowestCo2, texts.co2Value),
  ]
}

const inWords = ({ bodyTypes, fuelTypes }: CarsInFigures) => ({
  bodies: sentence(bodyTypes.map((body) => bodyTypeLabels[body].one)),
  fuels: sentence(fuelTypes.map((fuel) => fuelTypeLabels[fuel])),
})

function measured(label: string, figure: MeasuredFigure | null, text: string): Fact[] {
  if (figure === null) return []
  const value = fill(text, { value: figureNumber(figure) })
  const isGiven = figure.isEstimate && figure.value !== 0
  return [{ label, value: isGiven ? `${value} ${ourEstimate}` : value }]
}

/** Joins words into a sentence with one capital, unless others are names such as SUV. */
function sentence(words: readonly string[]): string {
  return words
    .map((word, index) => (index === 0 || word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(', ')
}
