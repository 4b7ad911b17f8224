import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36 } from '../fixtures/offers.ts'
import { offerPath } from './offer-path.ts'

test.each([
  [
    corsaOffer({ isInStock: true }),
    '/vehicles/10000001/offers?term=36&mileage=8000&deposit=6&stock=1',
  ],
  [
    corsaOffer({ financeType: 'business', isMaintained: true }),
    '/vehicles/10000001/offers?financeType=business&term=36&mileage=8000&deposit=6&stock=0&maintained=1',
  ],
  [
    corsaPcp36,
    '/vehicles/10000001/offers?financeType=pcp&term=36&mileage=8000&deposit=2000&stock=0',
  ],
])('%#', (offer, path) => {
  expect(offerPath(offer)).toBe(path)
})
