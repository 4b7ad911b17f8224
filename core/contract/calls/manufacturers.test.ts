import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['listManufacturers', 'GET /api/manufacturers', 'rows + page', null, 'public guest'],
  ['listManufacturerCarousel', 'GET /api/manufacturers/carousel', '', null, 'public guest'],
  ['getManufacturerBySlug', 'GET /api/manufacturers/slug/{slug}', '', null, 'public guest'],
  [
    'listManufacturerPages',
    'GET /api/manufacturers/static-pages',
    'financeType',
    null,
    'public guest',
  ],
  ['listManufacturerNavigation', 'GET /api/manufacturers/navigation', '', null, 'public guest'],
  ['listManufacturerOptions', 'GET /api/manufacturers/static-options', '', null, 'public guest'],
  ['listRanges', 'GET /api/manufacturers/{manufacturerId}/ranges', '', null, 'public guest'],
  [
    'listRangePages',
    'GET /api/manufacturers/{manufacturer}/static-ranges',
    '',
    null,
    'public guest',
  ],
  [
    'listRangeOptions',
    'GET /api/manufacturers/{manufacturerId}/static-range-options',
    '',
    null,
    'public guest',
  ],
  [
    'listActiveRanges',
    'GET /api/manufacturers/{manufacturer}/active-ranges',
    '',
    null,
    'public guest',
  ],
  [
    'getRangeFilters',
    'GET /api/manufacturers/{manufacturer}/ranges/{range}/filters',
    '',
    null,
    'public guest',
  ],
  [
    'listTrims',
    'GET /api/manufacturers/{manufacturer}/ranges/{range}/trims',
    '',
    null,
    'public guest',
  ],
  [
    'getRangeDescriptions',
    'GET /api/manufacturers/{manufacturer}/ranges/{range}/descriptions',
    '',
    null,
    'public guest',
  ],
  [
    'listSuggestions',
    'GET /api/manufacturers/{manufacturer}/ranges/{range}/suggestions',
    '',
    null,
    'public guest',
  ],
  [
    'listActiveCarModels',
    'GET /api/manufacturers/{manufacturer}/ranges/{range}/active-car-models',
    '',
    null,
    'public guest',
  ],
  ['listCarModels', 'GET /api/ranges/{rangeId}/car-models', '', null, 'public guest'],
  [
    'listBudgetCarModels',
    'GET /api/car-models',
    'budgetRange financeType page rows sort format + budgetRanges term terms contractLength annualMileage annualMileages depositValue depositValues',
    null,
    'public guest',
  ],
] as const)('C-40 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})

test('C-40 a make in a menu is number, slug, name and logo', () => {
  const item = calls.listManufacturerNavigation.response.shape.data.element
  expect(Object.keys(item.shape)).toEqual(['id', 'slug', 'name', 'logo'])
})
