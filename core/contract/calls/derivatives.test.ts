import { describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['getDerivative', 'GET /api/derivatives/{capId}', '', null, 'public guest'],
  ['getDescriptions', 'GET /api/derivatives/{capId}/descriptions', '', null, 'public guest'],
  ['getImages', 'GET /api/derivatives/{capId}/images', '', null, 'public guest'],
  ['listStockUnits', 'GET /api/derivatives/{capId}/stock-units', '', null, 'public guest'],
  ['getBusinessTax', 'GET /api/derivatives/{capId}/business-tax', '', null, 'public guest'],
  [
    'getTopOffers',
    'GET /api/derivatives/{capId}/top-offers',
    'terms depositValue annualMileages budgetRanges financeType stock rentalRange budgetFrom budgetTo + depositValues term contractLength annualMileage budgetRange maintained',
    null,
    'public guest',
  ],
  [
    'listOffers',
    'GET /api/derivatives/{capId}/offers',
    'term depositValues contractLength annualMileage financeType budgetRange hash page rows sort format + depositValue terms annualMileages budgetRanges stock rentalRange budgetFrom budgetTo maintained',
    null,
    'public guest',
  ],
  ['listOfferColumns', 'GET /api/derivatives/{capId}/offers', '+ format', null, 'public guest'],
  [
    'getDerivativeFilters',
    'GET /api/derivatives/{capId}/filters',
    'hasAll defaults stock + financeType maintained',
    null,
    'public guest',
  ],
  [
    'listElectricAlternatives',
    'GET /api/derivatives/{capId}/ev-vehicles',
    '',
    null,
    'public guest',
  ],
  ['listAlsoLike', 'GET /api/derivatives/{capId}/also-like', '', null, 'public guest'],
  ['listReviews', 'GET /api/car-and-driving/{capId}/reviews', '', null, 'public guest'],
] as const)('C-38 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})

describe('C-38 what is answered of one derivative', () => {
  test('coinSeries are other derivatives of the same range, without prices', () => {
    const { coinSeries } = calls.listAlsoLike.response.shape
    expect(coinSeries.description).toBe('Other derivatives of the same range.')
    expect(coinSeries.element.shape).toHaveProperty('capId')
    expect(coinSeries.element.shape).not.toHaveProperty('offer')
  })

  test("paragrafList are a review's paragraphs, none without a review", () => {
    const { paragrafList } = calls.listReviews.response.shape
    expect(paragrafList.safeParse(['One.', 'Two.']).success).toBe(true)
    expect(paragrafList.safeParse([]).success).toBe(true)
    expect(paragrafList.safeParse('One. Two.').success).toBe(false)
  })

  test('top offers are car, offer, its value score and profiles, each of which says whether it is a PCP', () => {
    const { shape } = calls.getTopOffers.response
    expect(Object.keys(shape)).toEqual([
      'car',
      'offer',
      'valueScore',
      'profiles',
      'stockCounts',
      'ratesVersion',
    ])
    expect(Object.keys(shape.profiles.element.shape)).toEqual([
      'term',
      'annualMileage',
      'depositValue',
      'isPcp',
    ])
    expect(shape.offer.safeParse(null).success).toBe(true)
  })
})

describe('C-58 texts of a car and of a PCP', () => {
  test('a car is described in a list of sentences', () => {
    const { description } = calls.getDescriptions.response.shape
    expect(description.safeParse(['One.', 'Two.']).success).toBe(true)
    expect(description.safeParse('<li>One.</li>').success).toBe(false)
  })

  test('a PCP offer in one text', () => {
    const { pcpDescription } = calls.getPcpOffer.response.shape
    expect(pcpDescription.safeParse('Representative example: …').success).toBe(true)
    expect(pcpDescription.safeParse(undefined).success).toBe(false)
    expect(pcpDescription.safeParse(['Representative example: …']).success).toBe(false)
    expect(calls.getOffer.response.shape).not.toHaveProperty('pcpDescription')
  })
})
