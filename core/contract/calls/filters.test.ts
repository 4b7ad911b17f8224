import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'getFilters',
    'GET /api/derivatives/{type}/filters',
    'bodyTypes manufacturer range transmissions budgetRanges financeType terms annualMileages fuelTypes manufacturers ranges stock pureElectricRanges rentalRange depositValue budgetFrom budgetTo + depositValues transmission fuelType term contractLength annualMileage budgetRange specialOffers maintained doors seats features bootFrom brandIds brandId carModels carModel sort more',
    null,
    'public guest',
  ],
  [
    'getSpecialOfferFilters',
    'GET /api/special-offers/filters',
    'financeType transmission fuelType budgetRange manufacturer range stock term annualMileage rentalRange + transmissions fuelTypes budgetRanges manufacturers ranges terms contractLength annualMileages',
    null,
    'public guest',
  ],
  ['getElectricFilters', 'GET /api/derivatives/electric-filters', '', null, 'public guest'],
  ['getBodyTypeOfferFilters', 'GET /api/offers/body-type-filters', '', null, 'public guest'],
  ['getStockOfferFilters', 'GET /api/stock-offers/filters', '', null, 'public guest'],
  ['getBodyTypeFilters', 'GET /api/body-types/{bodyType}/filters', '', null, 'public guest'],
  ['getCarModelFilters', 'GET /api/car-models/{carModelId}/filters', '', null, 'public guest'],
] as const)('C-37 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
