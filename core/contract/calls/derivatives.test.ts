import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['getDerivative', 'GET /api/derivatives/{capId}', '', null, 'public guest'],
  ['getDescriptions', 'GET /api/derivatives/{capId}/descriptions', '', null, 'public guest'],
  ['getImages', 'GET /api/derivatives/{capId}/images', '', null, 'public guest'],
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
