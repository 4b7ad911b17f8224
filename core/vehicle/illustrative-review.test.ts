import { describe, expect, test } from 'vitest'
import { corsa as bareCorsa } from '../fixtures/vehicles.ts'
import type { Derivative } from './derivative.ts'
import { featureFlags } from './feature-flag.ts'
import { illustrativeReview } from './illustrative-review.ts'

const corsa: Derivative = { ...bareCorsa, features: ['androidAuto', 'appleCarPlay'] }

const closing =
  'This text was written from the figures of the car to show what a road test would look like here. Nobody drove the car for it.'

/** The paragraphs of the Corsa with other figures. */
const paragraphs = (change: Partial<Derivative>) =>
  illustrativeReview({ ...corsa, ...change }).paragraphs

test('K-23 an estimate is told as one', () => {
  expect(paragraphs({ isApproximate: true })[1]).toBe(
    'At about 54 mpg (our estimate) it is easy on fuel. Everyday driving uses more than that.',
  )
  const electric = { fuelType: 'electric', batteryRangeMiles: 222, isApproximate: true } as const
  expect(paragraphs(electric)[1]).toBe(
    'A range of about 222 miles (our estimate) covers a week of commuting for most people. Cold weather and motorways take their share of it.',
  )
})

describe('K-06 a text in the place of a road test', () => {
  test('says how the car moves, what it uses, what fits in, what it has, and what it is itself', () => {
    expect(illustrativeReview(corsa)).toEqual({
      title: 'Vauxhall Corsa 1.2 Turbo 100 GS: what its figures say',
      paragraphs: [
        'With 100 bhp it takes 9.9 seconds to 62 mph: at home in town and not out of breath on a motorway.',
        'At an official 54.3 mpg it is easy on fuel. Everyday driving uses more than the official test.',
        "As a hatchback it seats 5, and its boot of 309 litres is enough for a family's week away, packed with care.",
        'Its equipment begins with Android Auto, Apple CarPlay.',
        closing,
      ],
    })
  })

  test('leaves out what is not known, and says nothing where that is nearly all', () => {
    const two = paragraphs({ combinedMpg: null, bootLitres: null })
    expect(two).toHaveLength(3)
    expect(two.at(-1)).toBe(closing)
    expect(paragraphs({ combinedMpg: null, bootLitres: null, features: [] })).toEqual([])
    expect(paragraphs({ powerBhp: null })[0]).toMatch(/^It takes 9\.9 seconds/)
    expect(paragraphs({ zeroTo62Seconds: null })[0]).toMatch(/^At an official 54\.3 mpg/)
  })

  test.each([
    [5.9, 'among the quickest cars most people will drive'],
    [6, 'quick enough that joining a motorway takes no thought'],
    [8.9, 'quick enough that joining a motorway takes no thought'],
    [9, 'at home in town and not out of breath on a motorway'],
    [12, 'a car for drivers who are not in a hurry'],
  ])('%d seconds: %s', (zeroTo62Seconds, words) => {
    expect(paragraphs({ zeroTo62Seconds })[0]).toBe(
      `With 100 bhp it takes ${zeroTo62Seconds} seconds to 62 mph: ${words}.`,
    )
  })

  test.each([
    [34.9, 'fuel will be a large part of what it costs'],
    [35, 'fuel costs will be about what most cars need'],
    [50, 'it is easy on fuel'],
  ])('%d mpg: %s', (combinedMpg, words) => {
    expect(paragraphs({ combinedMpg })[1]).toContain(`At an official ${combinedMpg} mpg ${words}.`)
  })

  test.each([
    [149, 'suits short, regular journeys'],
    [150, 'covers a week of commuting for most people'],
    [250, 'makes long journeys with one stop or none'],
  ])('%d miles: %s', (batteryRangeMiles, words) => {
    expect(paragraphs({ fuelType: 'electric', batteryRangeMiles })[1]).toBe(
      `An official range of ${batteryRangeMiles} miles ${words}. Cold weather and motorways take their share of it.`,
    )
  })

  test('an electric car of an unknown range says nothing of what it uses', () => {
    expect(paragraphs({ fuelType: 'electric' })[1]).toMatch(/^As a hatchback/)
  })

  test.each<[Partial<Derivative>, string]>([
    [
      { bootLitres: 299 },
      'As a hatchback it seats 5, and its boot of 299 litres is enough for shopping and a weekend bag.',
    ],
    [
      { bootLitres: 300 },
      "As a hatchback it seats 5, and its boot of 300 litres is enough for a family's week away, packed with care.",
    ],
    [
      { bootLitres: 500, bodyType: 'suv' },
      'As an SUV it seats 5, and its boot of 500 litres is enough for a family and all it brings.',
    ],
    [
      { bootLitres: 500, bodyType: 'estate' },
      'As an estate it seats 5, and its boot of 500 litres is enough for a family and all it brings.',
    ],
    [{ bootLitres: 4400, bodyType: 'van' }, 'The load space holds 4400 litres.'],
  ])('%j', (change, sentence) => {
    expect(paragraphs(change)[2]).toBe(sentence)
  })

  test.each([
    [4, 'Android Auto, Apple CarPlay, climate control, cruise control.'],
    [5, 'Android Auto, Apple CarPlay, climate control, cruise control and 1 more.'],
  ])('of %i pieces of equipment the first are named', (count, list) => {
    expect(paragraphs({ features: featureFlags.slice(0, count) })[3]).toBe(
      `Its equipment begins with ${list}`,
    )
  })
})
