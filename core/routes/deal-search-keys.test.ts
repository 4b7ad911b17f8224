import { expect, test } from 'vitest'
import { dealSearchKeys } from './deal-search-keys.ts'
import { paths } from './paths.ts'

test('R-14 the names that open a deal page on a given deal are those its address is built of', () => {
  const address = paths.deal('1', {
    financeType: 'pcp',
    term: 36,
    mileage: 8000,
    deposit: 2000,
    stock: true,
    maintained: true,
    vat: true,
    sort: 'minPayment|asc',
    budgetRange: '150to250',
    rentalRange: '500',
    offer: '1-10000001-p36-8000-6-fn',
  })
  expect([...new URLSearchParams(address.split('?')[1]).keys()]).toEqual([...dealSearchKeys])
})
