import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'listDerivatives',
    'GET /api/derivatives/v2',
    'page rows sort depositValue format financeType bodyTypes transmissions fuelTypes terms annualMileages budgetRanges manufacturers ranges stock pureElectricRanges budgetFrom budgetTo rentalRange specialOffers + depositValues transmission fuelType term contractLength annualMileage budgetRange manufacturer range maintained doors seats features bootFrom brandIds brandId groupBy',
    null,
    'public guest',
  ],
  [
    'listPlainDerivatives',
    'GET /api/derivatives',
    'page rows sort depositValue format financeType bodyTypes transmissions fuelTypes terms annualMileages budgetRanges manufacturers ranges stock pureElectricRanges budgetFrom budgetTo rentalRange + depositValues transmission fuelType term contractLength annualMileage budgetRange manufacturer range maintained groupBy',
    null,
    'public guest',
  ],
  [
    'listRangeDerivatives',
    'GET /api/manufacturers/{manufacturer}/ranges/{range}/derivatives',
    'page rows sort format financeType transmissions fuelTypes carModel budgetRanges terms annualMileages doors bodyTypes stock rentalRange + depositValues depositValue transmission fuelType term contractLength annualMileage budgetRange pureElectricRanges budgetFrom budgetTo specialOffers maintained carModels seats features bootFrom brandIds brandId groupBy',
    null,
    'public guest',
  ],
  [
    'listCarModelDerivatives',
    'GET /api/car-models/{carModelId}/derivatives',
    'page rows sort format financeType transmissions fuelTypes budgetRange + transmission fuelType budgetRanges groupBy',
    null,
    'public guest',
  ],
  [
    'listSpecialOffers',
    'GET /api/special-offers',
    'page rows sort format financeType transmissions fuelTypes budgetRanges manufacturers ranges stock terms annualMileages rentalRange + transmission fuelType budgetRange manufacturer range term contractLength annualMileage',
    null,
    'public guest',
  ],
  ['listSpecialOfferCarousel', 'GET /api/special-offers/carousel', '', null, 'public guest'],
  ['listStockCarousel', 'GET /api/offers/stock/carousel', '', null, 'public guest'],
  ['listBusinessCarousel', 'GET /api/offers/bch/carousel', '', null, 'public guest'],
  ['listTopElectricOffers', 'GET /api/offers/ev-top', '', null, 'public guest'],
  ['listElectricOffers', 'GET /api/offers/electrics', '', null, 'public guest'],
  [
    'listTrendingOffers',
    'GET /api/orders/trending-offers',
    'financeType manufacturers ranges + manufacturer range',
    null,
    'public guest',
  ],
] as const)('C-36 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
