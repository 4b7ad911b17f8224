import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealSearchKeys } from '../routes/deal-search-keys.ts'
import { asksForVat, preferencesFromSearch } from './preferences-from-search.ts'

describe('L-49 the address of a deal page', () => {
  test('says finance type, term, mileage, deposit, stock and maintenance', () => {
    const search = {
      financeType: 'business',
      term: '36',
      mileage: '10000',
      deposit: '9',
      stock: '1',
      maintained: '1',
    }
    expect(preferencesFromSearch(search)).toEqual({
      financeType: 'business',
      termMonths: 36,
      annualMileageMiles: 10000,
      deposit: 9,
      isInStock: true,
      isMaintained: true,
    })
    expect(preferencesFromSearch({ stock: '0', maintained: '0', other: 'x' })).toEqual({
      isInStock: false,
      isMaintained: false,
    })
    expect(preferencesFromSearch({})).toEqual({})
  })

  test.each([
    [{ term: '120' }, { termMonths: 120 }],
    [{ term: '121' }, {}],
    [{ mileage: '200000' }, { annualMileageMiles: 200_000 }],
    [{ mileage: '200001' }, {}],
    [{ deposit: '0' }, { deposit: 0 }],
    [{ deposit: '200000' }, { deposit: 200_000 }],
    [{ deposit: '200001' }, {}],
    [{ term: '' }, {}],
    [{ term: '-1' }, {}],
    [{ term: '36.5' }, {}],
    [{ term: ' 36' }, {}],
    [{ term: '36x' }, {}],
    [{ term: '0000036' }, {}],
    [{ stock: '' }, {}],
    [{ stock: '10' }, {}],
    [{ stock: 'true' }, {}],
    [{ maintained: 'constructor' }, {}],
    [{ financeType: 'constructor' }, {}],
    [{ financeType: 'lease' }, {}],
    [{ financeType: 'pcp' }, { financeType: 'pcp' }],
    [{ term: ['24', '36'] }, { termMonths: 24 }],
    [{ term: ['x', '36'] }, {}],
    [{ term: [] }, {}],
    [{ term: undefined }, {}],
  ])('%j asks for %j', (search, preferences) => {
    expect(preferencesFromSearch(search)).toEqual(preferences)
  })

  test('never throws', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...dealSearchKeys), value), (search) => {
        expect(Object.values(preferencesFromSearch(search))).not.toContain(undefined)
      }),
    )
  })
})

test.each([
  [{ vat: '1' }, true],
  [{ vat: ['1', '0'] }, true],
  [{ vat: 'yes' }, false],
  [{}, false],
])('L-53 %j asks for business prices with VAT: %s', (search, asks) => {
  expect(asksForVat(search)).toBe(asks)
})
