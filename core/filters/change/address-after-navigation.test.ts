import { expect, test } from 'vitest'
import { addressAfterNavigation, type Visited } from './address-after-navigation.ts'

const split = (address: string): Visited => {
  const { pathname, search } = new URL(address, 'https://larkway.example')
  return { pathname, search }
}
const after = (link: string, visited: readonly string[]) =>
  addressAfterNavigation(split(link), visited.map(split))

const compare = '/compare-car-leasing'
const deal = '/vehicles/10000001/offers'

test.each([
  // A list seen before shows what was chosen there: F-20, F-25.
  [
    [`${compare}?fuelTypes=electric&budgetTo=350`, deal],
    compare,
    `${compare}?fuelTypes=electric&budgetTo=350`,
  ],
  [[`${compare}?manufacturers=ford`, '/faq', deal], compare, `${compare}?manufacturers=ford`],
  [
    [`/body-type/suv?fuelTypes=petrol`, deal],
    '/body-type/estate',
    '/body-type/estate?fuelTypes=petrol',
  ],
  // F-23
  [['/special-offers?fuelTypes=electric'], compare, `${compare}?fuelTypes=electric`],
  [['/in-stock-car-lease-deals?budgetTo=300'], compare, `${compare}?budgetTo=300`],
  [[`${compare}?fuelTypes=petrol`, '/manufacturers'], compare, `${compare}?fuelTypes=petrol`],
  [
    [`/in-stock-car-lease-deals?fuelTypes=petrol`, '/car-leasing/ford/focus'],
    compare,
    `${compare}?fuelTypes=petrol`,
  ],
  // F-24
  [['/business-car-leasing?budgetTo=300&fuelTypes=electric'], compare, `${compare}?budgetTo=300`],
  // F-26: who is asking and how they like to look
  [
    [`${compare}?financeType=business&fuelTypes=electric&sort=totalCost|asc`],
    '/car-leasing/electric-cars',
    '/car-leasing/electric-cars?financeType=business&sort=totalCost|asc',
  ],
  [[`${compare}?fuelTypes=electric`], '/special-offers', '/special-offers'],
  [[`${compare}?financeType=pcp`], '/body-type/suv', '/body-type/suv?financeType=pcp'],
  // F-27: what only the path decided stays behind
  [
    ['/car-search/ford/focus/focus/personal/vehicles?fuelTypes=petrol', deal],
    '/car-search/bmw/x1/x1/personal/vehicles',
    '/car-search/bmw/x1/x1/personal/vehicles?fuelTypes=petrol',
  ],
  [['/pcp'], compare, compare],
  [
    ['/personal-car-leasing?sort=totalCost|asc'],
    '/business-car-leasing',
    '/business-car-leasing?sort=totalCost|asc',
  ],
  // That vans open on business is no choice, and no PCP is in stock, special or of a van.
  [['/van-leasing'], compare, compare],
  [['/pcp'], '/van-leasing', '/van-leasing'],
  [[`${compare}?financeType=pcp`], '/van-leasing', '/van-leasing'],
  [[`${compare}?financeType=pcp`], '/in-stock-car-lease-deals', '/in-stock-car-lease-deals'],
  [[`${compare}?financeType=pcp`, deal], '/special-offers', '/special-offers'],
])('F-112 after %s a link to %s leads to %s', (visited, link, address) => {
  expect(after(link, visited)).toBe(address)
})

test.each([
  // F-150: the wizard's questions are no lists.
  ['one that says filters', [`${compare}?fuelTypes=petrol`, deal], `${compare}?terms=24`],
  ['one to no list', [`${compare}?fuelTypes=petrol`], '/faq'],
  ['one to a question of the wizard', [`${compare}?fuelTypes=petrol`], '/car-search/ford'],
  [
    'one to the results of a budget',
    [`${compare}?fuelTypes=petrol`],
    '/budget-search/personal/models/7',
  ],
  ['one to the page itself', [`${compare}?fuelTypes=petrol`], compare],
  ['one before any list was seen', ['/', '/faq'], compare],
  ['the first of all', [], compare],
  ['one to a body type that does not exist', [compare], '/body-type/spaceship'],
  ['one to a page that does not exist', [compare], '/no-such-page'],
])('F-112 F-150 %s stays as it is', (_, visited, link) => {
  expect(after(link, visited)).toBe(link)
})

test('F-112 a model of a finance type keeps what its path decides', () => {
  const model = '/car-search/ford/focus/focus/business/vehicles'
  expect(after(model, [`${model.replaceAll('focus', 'puma')}?terms=24`, deal])).toBe(
    `${model}?terms=24`,
  )
})
