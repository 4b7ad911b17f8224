import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'getOffer',
    'GET /api/offers/{offerId}',
    'hash utm_campaign utm_source utm_medium',
    null,
    'public guest',
  ],
  ['getValueScore', 'GET /api/offers/{offerId}/value-score', '', null, 'public guest'],
  [
    'listCarSpecialOffers',
    'GET /api/offers/{capId}/special-offers',
    'financeType depositValue term mileage',
    null,
    'public guest',
  ],
  ['getPcpDefaults', 'GET /api/derivatives/{capId}/pcp-defaults', '', null, 'public guest'],
  [
    'listPcpOffers',
    'GET /api/derivatives/{capId}/pcp-offers',
    'term depositValue annualMileage page rows sort format + terms contractLength depositValues annualMileages',
    null,
    'public guest',
  ],
  [
    'getPcpOffer',
    'GET /api/pcp-offers/{offerId}',
    'hash utm_campaign utm_source utm_medium',
    null,
    'public guest',
  ],
] as const)('C-39 C-70 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
