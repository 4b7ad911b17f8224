import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters } from '../fixtures/any-filters.ts'
import { filtersToSearch } from '../filters/address/filters-to-search.ts'
import { withSearch } from '../routes/paths.ts'
import { watchedDeals } from './watched-deals.ts'

describe('W-125 what an alert watches', () => {
  test('a deal of a car, at every provider', () => {
    const page = '/vehicles/1234567/offers?term=36&mileage=8000&deposit=9&stock=0'
    expect(watchedDeals(page)).toEqual({
      kind: 'deal',
      page,
      capId: '1234567',
      selection: {
        financeType: 'personal',
        termMonths: 36,
        annualMileageMiles: 8000,
        deposit: 9,
        isInStock: false,
        isMaintained: false,
      },
    })
  })

  test.each([
    [
      '/vehicles/1/offers?deposit=9&mileage=8000&term=36',
      '/vehicles/1/offers?term=36&mileage=8000&deposit=9&stock=0',
    ],
    [
      '/vehicles/1/offers?financeType=business&term=24&mileage=9000&deposit=3&stock=1&maintained=1&vat=1&sort=total&offer=7-1-b24-9000-3-sm',
      '/vehicles/1/offers?financeType=business&term=24&mileage=9000&deposit=3&stock=1&maintained=1',
    ],
    [
      '/vehicles/1/offers?financeType=pcp&term=36&mileage=8000&deposit=2000',
      '/vehicles/1/offers?financeType=pcp&term=36&mileage=8000&deposit=2000',
    ],
    ['/compare-car-leasing', '/compare-car-leasing'],
    [
      '/compare-car-leasing?page=3&everyDeal=1&more=1&ranges=ford.puma',
      '/compare-car-leasing?ranges=ford.puma',
    ],
    ['/body-type/suv?budgetTo=300&sort=minPayment|desc', '/body-type/suv?budgetTo=300'],
    ['/business-car-leasing?vat=1', '/business-car-leasing'],
    [
      '/car-search/ford/puma/puma-suv/personal/vehicles?terms=24',
      '/car-search/ford/puma/puma-suv/personal/vehicles?terms=24',
    ],
    // What no filter knows changes nothing.
    ['/pcp?utm_source=x&fuelTypes=coal', '/pcp'],
  ])('%s is %s', (address, page) => {
    expect(watchedDeals(address)?.page).toBe(page)
  })

  test.each([
    ['a deal page that leaves the contract open', '/vehicles/1/offers?term=36'],
    ['a page without deals', '/faq'],
    ['a budget’s results, whose path names no make', '/budget-search/personal/models/12'],
    ['another host', 'https://elsewhere.example/pcp'],
    ['nothing', ''],
  ])('%s is nothing to watch', (_, address) => {
    expect(watchedDeals(address)).toBeNull()
  })

  test('the model that a path names is part of the list', () => {
    expect(watchedDeals('/car-search/ford/puma/puma-suv/personal/vehicles')).toMatchObject({
      carModel: 'puma-suv',
      values: { ranges: ['ford.puma'] },
    })
    expect(watchedDeals('/pcp')).toMatchObject({ carModel: null })
  })

  test('the address of what is watched watches the same', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const watched = watchedDeals(withSearch('/compare-car-leasing', filtersToSearch(values)))!
        expect(watchedDeals(watched.page)).toEqual(watched)
      }),
    )
  })
})
