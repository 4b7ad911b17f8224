import { expect, test } from 'vitest'
import { corsaOffer } from '../fixtures/offers.ts'
import { corsa } from '../fixtures/vehicles.ts'
import type { Derivative } from './derivative.ts'
import { rangeDescriptions } from './range-descriptions.ts'

const petrol: Derivative = { ...corsa, powerBhp: 99 }
const dearPetrol: Derivative = { ...petrol, powerBhp: 134, combinedMpg: 50.4, ncapStars: 5 }
const electric: Derivative = {
  ...petrol,
  fuelType: 'electric',
  combinedMpg: null,
  batteryRangeMiles: 222,
  bootLitres: 267,
}
const plugIn: Derivative = {
  ...petrol,
  bodyType: 'estate',
  fuelType: 'plug-in-hybrid',
  combinedMpg: 300,
  batteryRangeMiles: 40,
}
const unknown: Derivative = {
  ...petrol,
  powerBhp: null,
  combinedMpg: null,
  ncapStars: null,
  bootLitres: null,
}

test('K-10 a range of many cars is told by the spread of its figures', () => {
  expect(rangeDescriptions([petrol, dearPetrol, electric, plugIn], corsaOffer())).toEqual([
    'The Vauxhall Corsa comes as a hatchback and an estate, with petrol, plug-in hybrid or electric power, in 4 versions.',
    'It has 99 to 134 bhp.',
    'On a full charge the electric ones go 222 miles in the official test.',
    'Official consumption of those without a plug is 50.4 to 54.3 mpg.',
    'The boot holds 267 to 309 litres.',
    'Euro NCAP gave it 4 to 5 stars out of 5.',
    'A personal lease starts at £199 a month, VAT included, over 36 months at 8,000 miles a year with 6 months up front.',
    'This text is worked out from the figures of its 4 versions and from the providers’ present prices.',
  ])
})

test('K-10 one car, without prices', () => {
  expect(rangeDescriptions([petrol], null)).toEqual([
    'The Vauxhall Corsa comes as a hatchback, with petrol power, in one version.',
    'It has 99 bhp.',
    'Official consumption is 54.3 mpg.',
    'The boot holds 309 litres.',
    'Euro NCAP gave it 4 stars out of 5.',
    'This text is worked out from its figures.',
  ])
})

test('K-10 an electric range, a van, an SUV, unknown and estimated figures', () => {
  expect(rangeDescriptions([electric], null)).toContain(
    'On a full charge it goes 222 miles in the official test.',
  )
  const van: Derivative = { ...petrol, bodyType: 'van' }
  expect(rangeDescriptions([van], null)).toContain('The load space holds 309 litres.')
  expect(rangeDescriptions([van, petrol], null)).toContain('The boot holds 309 litres.')
  expect(rangeDescriptions([{ ...unknown, bodyType: 'suv', isApproximate: true }], null)).toEqual([
    'The Vauxhall Corsa comes as an SUV, with petrol power, in one version.',
    'Some of these figures are estimates. Check them with the provider before you sign.',
    'This text is worked out from its figures.',
  ])
  expect(rangeDescriptions([unknown, petrol], null)).toContain('It has 99 bhp.')
  expect(rangeDescriptions([{ ...petrol, ncapStars: 1 }], null)).toContain(
    'Euro NCAP gave it 1 star out of 5.',
  )
})

test('K-10 electric cars have no consumption, and one estimate is enough to be told', () => {
  const sentences = rangeDescriptions([petrol, { ...electric, isApproximate: true }], null)
  expect(sentences).toContain('Official consumption of those without a plug is 54.3 mpg.')
  expect(sentences).toContain(
    'Some of these figures are estimates. Check them with the provider before you sign.',
  )
})

test('K-23 a range whose figures are estimates is not called official', () => {
  const cars = [
    petrol,
    { ...dearPetrol, isApproximate: true },
    { ...electric, isApproximate: true },
  ]
  const sentences = rangeDescriptions(cars, null)
  expect(sentences).toContain(
    'Consumption of those without a plug is about 50 to 54 mpg (our estimate).',
  )
  expect(sentences).toContain(
    'On a full charge the electric ones go about 222 miles (our estimate).',
  )
})

test('K-10 a business price excludes VAT', () => {
  const offer = corsaOffer({
    financeType: 'business',
    initialRentals: 1,
    monthlyPaymentPence: 9950,
  })
  expect(rangeDescriptions([petrol], offer)).toContain(
    'A business lease starts at £99.50 a month, VAT excluded, over 36 months at 8,000 miles a year with 1 month up front.',
  )
})

test('K-10 three bodies are listed, and nothing is said of no cars', () => {
  const cars: Derivative[] = [petrol, plugIn, { ...petrol, bodyType: 'saloon' }]
  expect(rangeDescriptions(cars, null)[0]).toContain('a hatchback, a saloon and an estate')
  expect(rangeDescriptions([], corsaOffer())).toEqual([])
})
