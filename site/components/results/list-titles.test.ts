import { expect, test } from 'vitest'
import { financeTypes } from '#core/offer/finance-type.ts'
import { messages } from '#site/messages/en.ts'
import { listCrumbs, listTitle, listTitles } from './list-titles.ts'

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

const range = { id: 2, slug: 'focus', name: 'Focus' }
const focus = { scope: {}, name: 'Ford Focus', make: { id: 1, slug: 'ford', name: 'Ford' }, range }
const model = { id: 3, slug: 'focus', name: 'Focus' }
const personal = { financeType: 'personal' } as const
const pages = [
  { ...focus, address: '/car-search/ford/focus' },
  { ...focus, model, address: '/car-search/ford/focus/focus' },
  { ...focus, model, scope: personal, address: '/car-search/ford/focus/focus/personal' },
  { ...focus, model, scope: personal, address: '/car-search/ford/focus/focus/personal/vehicles' },
]

test('R-16 range, model, finance type and vehicles have each a title of their own', () => {
  for (const type of financeTypes) {
    const titles = pages.map((place) => listTitle(listTitles(place, messages.results), type))
    expect(new Set(titles).size, titles.join(' | ')).toBe(pages.length)
  }
})

test.each(pages.map((place) => [place.address, place] as const))(
  'the way to %s names nothing twice',
  (_, place) => {
    const labels = listCrumbs(place, messages.results).map(({ label }) => label)
    expect(new Set(labels).size, labels.join(' / ')).toBe(labels.length)
  },
)

test('a model with a name of its own is named on the way to it', () => {
  const estate = { ...pages[1]!, model: { ...model, name: 'Focus Estate' } }
  expect(listCrumbs(estate, messages.results).at(-1)).toEqual({ label: 'Focus Estate' })
})
