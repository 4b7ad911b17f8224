import { expect, test } from 'vitest'
import { financeTypes } from '#core/offer/finance-type.ts'
import { messages } from '#site/messages/en.ts'
import { listCrumbs, listTitle, listTitles } from './list-titles.ts'

const focus = { name: 'Ford Focus', scope: { financeType: 'pcp' } } as const
const address = '/car-search/ford/focus/focus/pcp/vehicles'

test('D-45 the list of everything is about leases or says PCP', () => {
  const titles = listTitles({ address: '/compare-car-leasing', scope: {} }, messages.results)
  expect(financeTypes.map((type) => listTitle(titles, type))).toEqual([
    'Compare car lease deals',
    'Compare car lease deals',
    'Compare PCP car deals',
  ])
})

test('D-45 a path that says PCP says so in its heading', () => {
  expect(listTitle(listTitles({ ...focus, address }, messages.results), 'pcp')).toBe(
    'Ford Focus vehicles, PCP',
  )
})

test('R-16 the results by make and by budget have each a title of their own', () => {
  const places = [address, '/budget-search/pcp/models/3'].map((each) => ({
    ...focus,
    address: each,
  }))
  const titles = places.map((place) => listTitles(place, messages.results).credit)
  expect(new Set(titles).size, titles.join(' | ')).toBe(2)
})

test('the way to the list of everything ends with it', () => {
  expect(listCrumbs(messages.results)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'All deals' },
  ])
})
