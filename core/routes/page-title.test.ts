import { describe, expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'
import { type RouteName, routeTable } from './route-table.ts'

const texts = { home: 'Home', search: 'Car search', makeTemplate: '{make} deals: lease a {make}' }

const withTitle = (title: string) =>
  Object.entries(routeTable)
    .filter(([, facts]) => 'title' in facts && facts.title === title)
    .map(([name]) => name as RouteName)

test('R-16 the search pages are titled as a search', () => {
  expect(withTitle('search')).toEqual([
    'carSearch',
    'carSearchMake',
    'carSearchRange',
    'carSearchModel',
    'carSearchFinance',
    'carSearchVehicles',
    'budgetSearch',
    'budgetSearchFinance',
    'budgetSearchModels',
    'budgetSearchModel',
    'additionalServices',
  ])
  for (const name of withTitle('search')) {
    expect(pageTitle(name, texts)).toBe('Car search')
    expect(pageTitle(name, { ...texts, own: 'Ford' })).toBe('Ford | Car search')
  }
})

describe('R-17 the pages about a make', () => {
  test('name it by the template', () => {
    expect(withTitle('make')).toEqual(['carLeasingMake', 'carLeasingRange', 'specifications'])
    for (const name of withTitle('make')) {
      expect(pageTitle(name, { ...texts, own: 'Own', make: 'Ford' })).toBe(
        'Ford deals: lease a Ford',
      )
    }
  })

  test('a name is a name, whatever characters it has', () => {
    expect(pageTitle('carLeasingMake', { ...texts, make: '$& {make}' })).toBe(
      '$& {make} deals: lease a $& {make}',
    )
  })
})

test('R-18 other pages have their own title, unknown ones the home page’s', () => {
  expect(pageTitle('faq', { ...texts, own: 'Questions', make: 'Ford' })).toBe('Questions')
  expect(pageTitle('faq', texts)).toBe('Home')
  expect(pageTitle('carLeasingMake', texts)).toBe('Home')
  expect(pageTitle(null, { ...texts, own: 'Not found', make: 'Ford' })).toBe('Home')
})
