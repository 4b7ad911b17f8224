import { expect, test } from 'vitest'
import {
  subjectAddresses,
  subjectNames,
  subjectPlace,
} from '#core/filters/address/subject-lists.ts'
import { messages } from '#site/messages/en.ts'
import { emptyWords } from './empty-words.ts'
import { subjectCrumbs, subjectDescription, subjectTitles } from './subject-words.ts'

const places = subjectNames
  .filter((subject) => subject !== 'inStockCopy')
  .flatMap((subject) =>
    subjectAddresses(subject).map((address) => subjectPlace(subject, address.split('/').at(-1))!),
  )
const texts = messages.results

test('each list about a subject has a heading and a description of its own', () => {
  const titles = places.map((place) => subjectTitles(place, texts).hire)
  const descriptions = places.map((place) => subjectDescription(place, texts, 12))
  expect(new Set(titles).size).toBe(places.length)
  expect(new Set(descriptions).size).toBe(places.length)
  for (const text of [...titles, ...descriptions]) expect(text).not.toMatch(/[{}]/)
})

test.each(places.map((place) => [place.address, place] as const))(
  'D-45 %s says PCP in its heading, where its deals are PCPs',
  (_, place) => {
    const { hire, credit } = subjectTitles(place, texts)
    const { financeType } = place.scope
    expect(hire.includes('PCP')).toBe(financeType === 'pcp')
    expect(financeType !== undefined || credit.includes('PCP')).toBe(true)
  },
)

test.each([
  [subjectPlace('pcp'), ['Home', 'PCP']],
  [subjectPlace('electricCars'), ['Home', 'Car leasing', 'Electric cars']],
  [subjectPlace('bodyType', 'suv'), ['Home', 'Car leasing', 'Body types', 'SUV leasing']],
  [subjectPlace('budget', '600'), ['Home', 'Car leasing', 'Budgets', '£600 and over a month']],
  [subjectPlace('inStockCopy'), ['Home', 'In stock']],
])('the way to %j is %j', (place, labels) => {
  expect(subjectCrumbs(place!, texts).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['D-36', { address: '/compare-car-leasing', scope: {} }, /^We found nothing/, []],
  ['D-37', subjectPlace('inStock')!, /^There are currently no in stock offers available$/, []],
  [
    'D-38',
    subjectPlace('bodyType', 'suv')!,
    /^Oops - /,
    ['/special-offers', '/in-stock-car-lease-deals'],
  ],
] as const)('%s an empty list of %j', (_, place, title, hrefs) => {
  const empty = emptyWords(place)
  expect(empty.title).toMatch(title)
  expect(empty.waysOn.map(({ href }) => href)).toEqual(hrefs)
})
