import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['listBrands', 'GET /api/brands', '', null, 'public guest'],
  [
    'getGapInsurance',
    'GET /api/motor-gap/{manufacturerId}/{rangeId}/{term}',
    '',
    null,
    'public guest',
  ],
  ['getSitemap', 'GET /api/sitemap', '', null, 'public guest'],
  ['listArticles', 'GET /api/static-pages/{type}/articles', '', null, 'public guest'],
  ['getPageContents', 'GET /api/page-contents/{type}', '', null, 'public guest'],
  ['getPhoneConfig', 'GET /api/config/phones', '', null, 'public guest'],
] as const)('C-41 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})

test('C-41 what is told of a provider', () => {
  const provider = calls.listBrands.response.shape.data.element
  expect(Object.keys(provider.shape)).toEqual([
    'id',
    'slug',
    'name',
    'logo',
    'phone',
    'openingHours',
    'shortInfo',
    'firmReferenceNumber',
    'commissionStatement',
    'creditCheckKind',
    'deliveryArea',
    'hasRates',
    'derivatives',
    'checkedAt',
  ])
  expect(provider.shape.openingHours.safeParse([{ from: '09:00', to: '17:30' }, null])).toEqual({
    success: true,
    data: [{ from: '09:00', to: '17:30' }, null],
  })
  expect(provider.shape.creditCheckKind.options).toEqual(['soft', 'full'])
})
