import { expect, test } from 'vitest'
import { financeTypes } from '#core/offer/finance-type.ts'
import { messages } from '#site/messages/en.ts'
import { listTitle, listTitles } from './list-titles.ts'

const ford = { address: '/car-search/ford', scope: {}, name: 'Ford' }

test.each([
  [
    { address: '/compare-car-leasing', scope: {} },
    'Compare car lease deals',
    'Compare PCP car deals',
  ],
  [{ address: '/car-search', scope: {} }, 'Search car lease deals', 'Search PCP car deals'],
  [ford, 'Ford lease deals', 'Ford PCP deals'],
])('D-45 the list of %j is about leases or says PCP', (place, hire, credit) => {
  const titles = listTitles(place, messages.results)
  expect(financeTypes.map((type) => listTitle(titles, type))).toEqual([hire, hire, credit])
})

test('D-45 a path that says PCP says so in its heading', () => {
  const place = { ...ford, name: 'Ford Focus', scope: { financeType: 'pcp' } } as const
  expect(listTitle(listTitles(place, messages.results), 'pcp')).toBe('Ford Focus, PCP')
})
