import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters, anyScope, withStockOfDelivery } from '#core/fixtures/any-filters.ts'
import { filterFields } from '../filter-fields.ts'
import { filtersFromSearch, type SearchRecord } from './filters-from-search.ts'
import { filtersToSearch } from './filters-to-search.ts'
import { defaultFilters, type FilterScope } from '../filter-values.ts'
import { searchRecord } from '../query/search-record.ts'

const record = (search: string) => searchRecord(new URLSearchParams(search))
const read = (search: string, scope: FilterScope = {}) => filtersFromSearch(record(search), scope)
const again = (search: string) => {
  const { values, page } = read(search)
  return filtersToSearch(values, page)
}

test('F-78 filters and page written to an address and read back are the same, in any scope', () => {
  fc.assert(
    fc.property(anyFilters, anyScope, fc.integer({ min: 1, max: 999_999 }), (any, scope, page) => {
      const values = { ...withStockOfDelivery({ ...any, ...scope }), ...scope }
      expect(
        filtersFromSearch(record(filtersToSearch(values, page, scope)), {
          ...scope,
          type: any.type,
        }),
      ).toEqual({ values: { ...values, type: any.type }, page, notes: [], unknown: [] })
    }),
  )
})

test('F-78 an address read and written again is canonical: a second round changes nothing', () => {
  fc.assert(
    fc.property(fc.webQueryParameters({ size: 'xsmall' }), (search) => {
      expect(again(again(search))).toBe(again(search))
    }),
  )
})

describe('F-109 delivery, and the stock that follows it, in an address', () => {
  test.each([
    ['delivery=asap', { delivery: 'asap', stock: true }, 'delivery=asap'],
    ['delivery=5weeks&stock=1', { delivery: '5weeks', stock: true }, 'delivery=5weeks'],
    ['delivery=12plus&stock=1', { delivery: '12plus', stock: false }, 'delivery=12plus'],
    ['delivery=browsing&stock=1', { delivery: 'browsing', stock: true }, 'stock=1'],
    ['delivery=tomorrow', { delivery: 'browsing', stock: false }, ''],
    ['financeType=pcp&delivery=asap', { delivery: 'browsing', stock: false }, 'financeType=pcp'],
  ])('%s', (search, expected, canonical) => {
    const { values } = filtersFromSearch(record(search))
    expect(values).toMatchObject(expected)
    expect(filtersToSearch(values)).toBe(canonical)
  })
})

describe('F-69 one form of every address', () => {
  test('the filters stand in this order', () => {
    expect(filterFields.map(({ name }) => name)).toEqual([
      'financeType',
      'manufacturers',
      'ranges',
      'bodyTypes',
      'fuelTypes',
      'transmissions',
      'pureElectricRanges',
      'doors',
      'seats',
      'features',
      'bootFrom',
      'terms',
      'annualMileages',
      'depositValues',
      'budgetRanges',
      'budgetFrom',
      'budgetTo',
      'rentalRange',
      'providers',
      'delivery',
      'stock',
      'specialOffers',
      'maintained',
      'vat',
      'sort',
      'everyDeal',
      'more',
    ])
  })

  test('everything at once', () => {
    expect(
      filtersToSearch(
        {
          ...defaultFilters('pcp'),
          manufacturers: ['ford', 'audi', 'ford'],
          ranges: ['ford.focus'],
          bodyTypes: ['estate', 'suv'],
          fuelTypes: ['electric', 'petrol'],
          transmissions: ['automatic', 'manual'],
          pureElectricRanges: ['350', '0to150'],
          doors: [5, 3],
          seats: [7, 5],
          features: ['satNav', 'androidAuto'],
          bootFrom: 400,
          terms: [48, 24],
          annualMileages: [10000, 5000],
          depositValues: [2000],
          budgetRanges: ['600', '0to150'],
          budgetFrom: 0,
          budgetTo: 1000,
          rentalRange: '500',
          providers: ['drivestone', 'brightmile'],
          delivery: 'browsing',
          stock: true,
          specialOffers: true,
          maintained: true,
          vat: true,
          sort: 'totalCost|asc',
          everyDeal: true,
          more: true,
        },
        3,
      ),
    ).toBe(
      'financeType=pcp&manufacturers=audi,ford&ranges=ford.focus&bodyTypes=suv,estate' +
        '&fuelTypes=petrol,electric&transmissions=manual,automatic&pureElectricRanges=0to150,350' +
        '&doors=3,5&seats=5,7&features=androidAuto,satNav&bootFrom=400&terms=24,48&annualMileages=5000,10000&depositValues=2000' +
        '&budgetRanges=0to150,600&budgetFrom=0&budgetTo=1000&rentalRange=500&providers=brightmile,drivestone&stock=1' +
        '&specialOffers=1&maintained=1&vat=1&sort=totalCost|asc&everyDeal=1&more=1&page=3',
    )
  })

  test.each([
    ['', ''],
    ['financeType=personal', ''],
    ['budgetTo=300&manufacturers=ford,audi', 'manufacturers=audi,ford&budgetTo=300'],
    ['terms=36', ''],
    ['terms=36,24', 'terms=24,36'],
    ['financeType=business&annualMileages=8000', 'financeType=business&annualMileages=8000'],
    ['financeType=business&annualMileages=10000', 'financeType=business'],
    ['sort=totalCost|asc&page=2', 'sort=totalCost|asc&page=2'],
    ['sort=minPayment|asc&page=1', ''],
    ['page=2&everyDeal=1&sort=totalCost|asc', 'sort=totalCost|asc&everyDeal=1&page=2'],
    ['everyDeal=0', ''],
  ])('%s becomes %s', (search, canonical) => {
    expect(again(search)).toBe(canonical)
  })

  test('what is odd in a value is escaped', () => {
    expect(filtersToSearch({ ...defaultFilters(), manufacturers: ['a&b', 'c,d'] })).toBe(
      'manufacturers=a%26b,c%2Cd',
    )
  })
})

test.each([
  ['terms=any', 'terms=any', []],
  ['terms=any,48&annualMileages=any', 'terms=any&annualMileages=any', ['terms: 48']],
  ['fuelTypes=any', '', []], // which is where it starts
  ['budgetTo=any', '', ['budgetTo: any']], // no list
])('F-70 "any" takes the place of a default: %s', (search, canonical, notes) => {
  expect(again(search)).toBe(canonical)
  expect(read(search).notes).toEqual(notes)
})

test.each([
  ['fuelTypes=electric&fuelTypes=petrol', 'fuelTypes=petrol,electric'],
  ['manufacturers=&fuelTypes=&budgetTo=300&page=', 'budgetTo=300'],
  ['stock=1&page=1', 'stock=1'],
  ['stock=0&specialOffers=0&maintained=0', ''],
  ['stock=0&stock=1', 'stock=1'],
])('F-71 what plain forms send is read: %s', (search, canonical) => {
  expect(again(search)).toBe(canonical)
  expect(read(search).notes).toEqual([])
})

describe('F-72 what is no value is dropped and named', () => {
  test.each([
    ['sort=cheapest', ['sort: cheapest']],
    ['fuelTypes=steam,petrol&page=-1', ['fuelTypes: steam', 'page: -1']],
    ['stock=yes', ['stock: yes']],
    ['financeType=hire', ['financeType: hire']],
    [`manufacturers=${'A'.repeat(60)}`, [`manufacturers: ${'A'.repeat(40)}`]],
    ['utm_source=news', []], // no filter, so nothing of ours
  ])('%s', (search, notes) => {
    expect(read(search).notes).toEqual(notes)
  })

  test('the rest is read', () => {
    expect(read('fuelTypes=steam,petrol&budgetTo=x&terms=48').values).toEqual({
      ...defaultFilters(),
      fuelTypes: ['petrol'],
      terms: [48],
    })
  })

  test('no junk throws, and what is read is what a canonical address says', () => {
    const names = fc.oneof(
      fc.constantFrom(...filterFields.map(({ name }) => name), 'page', 'drawnFor', '__proto__'),
      fc.string(),
    )
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()), fc.constant('1'))
    fc.assert(
      fc.property(fc.dictionary(names, value), (search) => {
        const { values, page } = filtersFromSearch(search)
        expect(read(filtersToSearch(values, page))).toEqual({
          values,
          page,
          notes: [],
          unknown: [],
        })
      }),
    )
  })
})

describe('F-73 an address is read up to a bound', () => {
  const doors = (count: number) => Array.from({ length: count }, (_, at) => String((at % 3) + 3))
  const refused = ['doors: too many values or too long']

  test.each<[string, SearchRecord[string], number[], string[]]>([
    ['100 values', doors(100), [3, 4, 5], []],
    ['101 values', doors(101), [], refused],
    ['100 values in one text', doors(100).join(','), [3, 4, 5], []],
    ['101 values in one text', doors(101).join(','), [], refused],
    [
      '101 values, most of them empty',
      [...Array.from({ length: 100 }, () => ''), '3'],
      [],
      refused,
    ],
    ['4,000 characters', `${','.repeat(3999)}3`, [3], []],
    ['4,001 characters', `${','.repeat(4000)}3`, [], refused],
  ])('%s', (_, given, wanted, notes) => {
    const reading = filtersFromSearch({ doors: given, terms: '48' })
    expect(reading).toMatchObject({ values: { doors: wanted, terms: [48] }, notes })
  })

  test('the finance type and the form it was drawn for as well', () => {
    const long = 'x'.repeat(5000)
    expect(filtersFromSearch({ financeType: long, drawnFor: long }).values).toEqual(
      defaultFilters(),
    )
  })
})

describe('F-74 the order of an address does not matter', () => {
  test('however its parts are shuffled', () => {
    const pair = fc.tuple(
      fc.constantFrom('financeType', 'fuelTypes', 'terms', 'budgetTo', 'stock', 'sort', 'page'),
      fc.constantFrom(
        'pcp',
        'business',
        'petrol',
        'electric',
        'any',
        '0',
        '1',
        '24',
        '36',
        'x',
        'totalCost|asc',
        'minPayment|desc',
      ),
    )
    const shuffled = fc
      .array(pair, { maxLength: 10 })
      .chain((pairs) =>
        fc.tuple(fc.constant(pairs), fc.shuffledSubarray(pairs, { minLength: pairs.length })),
      )
    fc.assert(
      fc.property(shuffled, ([pairs, other]) => {
        const [one, two] = [pairs, other].map((each) => read(new URLSearchParams(each).toString()))
        expect(two).toMatchObject({ values: one!.values, page: one!.page })
        expect(two!.notes.toSorted()).toEqual(one!.notes.toSorted())
      }),
    )
  })

  test('a filter of one value given several takes the first in its own order', () => {
    expect(read('budgetTo=300&budgetTo=1000&financeType=pcp,business&page=4&page=12')).toEqual({
      values: { ...defaultFilters('business'), budgetTo: 300 },
      page: 4,
      notes: ['financeType: pcp', 'budgetTo: 1000', 'page: 12'],
      unknown: [],
    })
  })
})

describe('F-75 what the path says stands, whatever the query says', () => {
  const scope = { financeType: 'business', manufacturers: ['ford'] } as const

  test('when reading', () => {
    const search = 'manufacturers=audi&financeType=pcp&fuelTypes=petrol'
    expect(read(search, { ...scope, manufacturers: ['ford'] })).toEqual({
      values: { ...defaultFilters('business'), manufacturers: ['ford'], fuelTypes: ['petrol'] },
      page: 1,
      notes: ['financeType: the path decides it', 'manufacturers: the path decides it'],
      unknown: [],
    })
  })

  test('and it is not said again when writing', () => {
    const values = { ...defaultFilters('business'), manufacturers: ['ford'], stock: true }
    expect(filtersToSearch(values, 1, { ...scope, manufacturers: ['ford'] })).toBe('stock=1')
  })
})

test.each([
  // Six months up front are not six pounds of deposit.
  [
    'drawnFor=personal&financeType=pcp&depositValues=6&terms=48&fuelTypes=petrol',
    'financeType=pcp&fuelTypes=petrol',
  ],
  [
    'drawnFor=personal&financeType=business&annualMileages=8000&rentalRange=500&stock=1',
    'financeType=business&annualMileages=8000&rentalRange=500&stock=1',
  ],
  ['drawnFor=personal&financeType=pcp&stock=1&specialOffers=1&maintained=1', 'financeType=pcp'],
  [
    'drawnFor=pcp&financeType=pcp&depositValues=2000&stock=1',
    'financeType=pcp&depositValues=2000&stock=1',
  ],
  ['drawnFor=business&terms=48', 'terms=48'],
  ['drawnFor=pcp&terms=48', ''],
  ['drawnFor=nonsense&terms=48', 'terms=48'],
])(
  'F-105 a form drawn for another finance type leaves its contract behind: %s',
  (search, wanted) => {
    expect(again(search)).toBe(wanted)
  },
)

test.each([
  ['', 1, []],
  ['page=1', 1, []],
  ['page=999999', 999_999, []],
  ['page=0', 1, ['page: 0']],
  ['page=1000000', 1, ['page: 1000000']],
  ['page=two', 1, ['page: two']],
])('F-79 a page is a whole number from 1 to 999,999: %s', (search, page, notes) => {
  expect(read(search)).toMatchObject({ page, notes })
})

test.each([
  ['manufacturers', 'mercedes-benz', true],
  ['manufacturers', '3', true],
  ['manufacturers', '-ford', false],
  ['manufacturers', 'Ford', false],
  ['manufacturers', 'ford/focus', false],
  ['manufacturers', 'ford.focus', false],
  ['manufacturers', 'a'.repeat(61), true],
  ['manufacturers', 'a'.repeat(62), false],
  ['ranges', 'ford.focus', true],
  ['ranges', `${'a'.repeat(61)}.${'b'.repeat(61)}`, true],
  ['ranges', 'focus', false],
  ['ranges', `${'a'.repeat(62)}.b`, false],
  ['ranges', '.focus', false],
  ['ranges', '-ford.focus', false],
  ['ranges', 'Ford.focus', false],
  ['ranges', `a.${'b'.repeat(62)}`, false],
  ['ranges', 'ford.', false],
  ['ranges', 'ford.-focus', false],
  ['ranges', 'ford.focus.estate', false],
  ['doors', '2', true],
  ['doors', '9', true],
  ['doors', '1', false],
  ['doors', '10', false],
  ['terms', '1', true],
  ['terms', '120', true],
  ['terms', '0', false],
  ['terms', '121', false],
  ['annualMileages', '1', true],
  ['annualMileages', '200000', true],
  ['annualMileages', '0', false],
  ['annualMileages', '200001', false],
  ['depositValues', '0', true],
  ['depositValues', '200000', true],
  ['depositValues', '200001', false],
  ['budgetFrom', '0', true],
  ['budgetFrom', '100000', true],
  ['budgetFrom', '100001', false],
  ['budgetTo', '100000', true],
  ['budgetTo', '100001', false],
  ['budgetTo', '1e3', false],
  ['budgetTo', '+5', false],
  ['budgetTo', '30.5', false],
  ['budgetTo', ' 30', false],
  ['budgetTo', '0000300', false],
  ['rentalRange', '0', true],
  ['rentalRange', '750', false],
  ['budgetRanges', '150to250', true],
  ['budgetRanges', '200to300', false],
  ['bodyTypes', 'suv', true],
  ['bodyTypes', 'boat', false],
  ['sort', 'effectiveMonthly|asc', true],
  ['sort', 'effectiveMonthly|desc', false],
  ['vat', '1', true],
  ['vat', '2', false],
  ['maintained', '1', true],
  ['maintained', '2', false],
  ['everyDeal', '1', true],
  ['everyDeal', 'yes', false],
] as const)('F-80 %s takes %s: %s', (name, text, isTaken) => {
  const field = filterFields.find((each) => each.name === name)!
  expect(field.read(text) === null).toBe(!isTaken)
})

test.each([
  ['terms=abc', ['abc']],
  ['fuelTypes=electric,steam&page=0', ['steam', '0']],
  ['fuelTypes=any,steam', []],
  ['stock=0&make=ford', []],
  ['budgetTo=200,300', []],
  [`sort=${'x'.repeat(60)}`, ['x'.repeat(40)]],
])('F-111 what is no value of its filter is named: %s', (search, unknown) => {
  expect(read(search).unknown.map((text) => text.slice(0, 40))).toEqual(unknown)
})
