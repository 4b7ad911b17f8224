import { expect, test } from 'vitest'
import { isFieldShown, isMoreShown } from './shown-fields.ts'
import { defaultFilters, type FilterScope, type FilterValues } from './filter-values.ts'

test.each<[keyof FilterValues, Partial<FilterValues>, FilterScope, boolean]>([
  ['manufacturers', {}, {}, true],
  ['manufacturers', {}, { manufacturers: ['ford'] }, false],
  ['financeType', {}, { financeType: 'pcp' }, false],
  ['ranges', {}, { manufacturers: ['ford'] }, true],
])(
  'F-39 %s is asked unless the path decides it: with %j, %j: %s',
  (field, change, scope, asked) => {
    expect(isFieldShown(field, { ...defaultFilters(), ...change }, scope)).toBe(asked)
  },
)

test.each<[FilterValues['fuelTypes'], boolean]>([
  [[], true],
  [['electric'], true],
  [['petrol', 'electric'], true],
  [['petrol'], false],
])('F-40 electric range is asked while electric cars may be found: %j %s', (fuelTypes, asked) => {
  expect(isFieldShown('pureElectricRanges', { ...defaultFilters(), fuelTypes }, {})).toBe(asked)
})

test('F-41 doors are asked within a range, a limit on the first payment not with PCP', () => {
  const lease = defaultFilters()
  expect(isFieldShown('doors', lease, {})).toBe(false)
  expect(isFieldShown('doors', lease, { ranges: ['ford.focus'] })).toBe(true)
  expect(isFieldShown('rentalRange', lease, {})).toBe(true)
  expect(isFieldShown('rentalRange', defaultFilters('pcp'), {})).toBe(false)
})

test('F-39 F-100 what a path leaves no choice in is not asked either', () => {
  const values = defaultFilters()
  expect(isFieldShown('stock', values, { stock: false })).toBe(false)
  expect(isFieldShown('budgetFrom', values, { budgetFrom: null })).toBe(false)
  expect(isFieldShown('pureElectricRanges', values, { pureElectricRanges: [] })).toBe(false)
})

test.each([
  ['delivery', 'body-type', 'personal', true],
  ['stock', 'body-type', 'personal', false],
  ['delivery', 'body-type', 'pcp', false],
  ['delivery', 'budget', 'personal', false],
  ['stock', 'budget', 'personal', true],
] as const)('F-109 %s on a list of %s for %s is shown: %s', (field, type, financeType, isShown) => {
  expect(isFieldShown(field, defaultFilters(financeType), { type })).toBe(isShown)
})

test.each([
  [{}, false],
  [{ more: true }, true],
  [{ seats: [7] }, true],
  [{ features: ['satNav' as const] }, true],
  [{ bootFrom: 400 }, true],
  [{ providers: ['brightmile'] }, true],
])('F-127 seats, equipment, boot and providers with %j: %s', (chosen, isShown) => {
  expect(isMoreShown({ ...defaultFilters(), ...chosen })).toBe(isShown)
})
