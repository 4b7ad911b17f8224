import { bodyNoun } from './body-type.ts'
import { carName } from './car-name.ts'
import type { Derivative } from './derivative.ts'
import { featureLabels, inSentence } from './feature-flag.ts'
import { figureNumber, measuredFigure, sourcedFigure } from './measured-figure.ts'
import { withArticle } from './with-article.ts'

/** A text in the place of a road test. */
export type IllustrativeReview = { title: string; paragraphs: string[] }

/** Steps of a figure with the words for it, the smallest first; the last holds all above. */
type Scale = readonly (readonly [upTo: number, words: string])[]

const paceBySeconds: Scale = [
  [6, 'among the quickest cars most people will drive'],
  [9, 'quick enough that joining a motorway takes no thought'],
  [12, 'at home in town and not out of breath on a motorway'],
  [Number.POSITIVE_INFINITY, 'a car for drivers who are not in a hurry'],
]

const reachByMiles: Scale = [
  [150, 'suits short, regular journeys'],
  [250, 'covers a week of commuting for most people'],
  [Number.POSITIVE_INFINITY, 'makes long journeys with one stop or none'],
]

const thirstByMpg: Scale = [
  [35, 'fuel will be a large part of what it costs'],
  [50, 'fuel costs will be about what most cars need'],
  [Number.POSITIVE_INFINITY, 'it is easy on fuel'],
]

const roomByLitres: Scale = [
  [300, 'enough for shopping and a weekend bag'],
  [500, "enough for a family's week away, packed with care"],
  [Number.POSITIVE_INFINITY, 'enough for a family and all it brings'],
]

/** Fewer than these say too little to be a text. */
const leastParagraphs = 2

/** Equipment named before the rest is only counted. */
const namedEquipment = 4

/**
 * A text about a car written from its figures alone, for as long as no road tests are to be had:
 * how it moves, what it uses, what fits in, what it has. Says of itself what it is. No paragraphs
 * where too little is known. Whoever shows it marks it as an illustration. Rules K-06, K-23.
 */
export function illustrativeReview(car: Derivative): IllustrativeReview {
  const written = [pace(car), thirst(car), room(car), equipment(car)].filter(
    (text) => text !== null,
  )
  const isEnough = written.length >= leastParagraphs
  return {
    title: `${carName(car)} ${car.name}: what its figures say`,
    paragraphs: isEnough ? [...written, closing] : [],
  }
}

const closing =
  'This text was written from the figures of the car to show what a road test would look like here. Nobody drove the car for it.'

function pace({ zeroTo62Seconds, powerBhp }: Derivative): string | null {
  if (zeroTo62Seconds === null) return null
  const power = powerBhp === null ? 'It' : `With ${powerBhp} bhp it`
  return `${power} takes ${zeroTo62Seconds} seconds to 62 mph: ${wordsFor(zeroTo62Seconds, paceBySeconds)}.`
}

function thirst(car: Derivative): string | null {
  if (car.fuelType === 'electric') {
    const miles = measuredFigure(car, 'batteryRangeMiles')
    if (miles === null) return null
    const range = miles.isEstimate
      ? `A range of ${sourcedFigure(miles, 'miles')}`
      : `An official range of ${figureNumber(miles)} miles`
    return `${range} ${wordsFor(miles.value, reachByMiles)}. Cold weather and motorways take their share of it.`
  }
  const mpg = measuredFigure(car, 'combinedMpg')
  if (mpg === null) return null
  const words = wordsFor(mpg.value, thirstByMpg)
  return mpg.isEstimate
    ? `At ${sourcedFigure(mpg, 'mpg')} ${words}. Everyday driving uses more than that.`
    : `At an official ${figureNumber(mpg)} mpg ${words}. Everyday driving uses more than the official test.`
}

function room(car: Derivative): string | null {
  if (car.bootLitres === null) return null
  if (car.bodyType === 'van') return `The load space holds ${car.bootLitres} litres.`
  return `As ${withArticle(bodyNoun(car.bodyType))} it seats ${car.seats}, and its boot of ${car.bootLitres} litres is ${wordsFor(car.bootLitres, roomByLitres)}.`
}

function equipment({ features }: Derivative): string | null {
  const labels = featureLabels(features).map(inSentence)
  const [first, ...others] = labels.slice(0, namedEquipment)
  if (first === undefined) return null
  const more = labels.length - namedEquipment
  const rest = more > 0 ? ` and ${more} more` : ''
  return `Its equipment begins with ${[first, ...others].join(', ')}${rest}.`
}

function wordsFor(value: number, scale: Scale): string {
  return scale.find(([upTo]) => value < upTo)![1]
}
