import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributionStorageKey } from '../attribution/attribution-storage.ts'
import { assignmentLifetimeMs, assignmentStorageKey } from '../experiments/stored-assignment.ts'
import { refreshCookieName } from '../session/refresh-cookie.ts'
import { consentCookieName } from './consent-record.ts'
import {
  categoriesOf,
  type ConsentService,
  itemsStoredWith,
  storedItems,
  versionOf,
} from './stored-items.ts'

const services: ConsentService[] = ['analytics', 'adPixel', 'chat', 'reviews']
const row = (id: string) => storedItems.find((item) => item.id === id)

test('A-25 what we store ourselves is always in the table, a service’s only where it is configured', () => {
  const own = itemsStoredWith([])
  expect(own.every(({ service }) => service === undefined)).toBe(true)
  expect(itemsStoredWith(services)).toEqual(storedItems)
  expect(itemsStoredWith(['adPixel']).map(({ id }) => id)).toEqual([
    ...own.map(({ id }) => id),
    'adBrowser',
    'adClick',
  ])
})

test('A-25 rows bear the names and times under which things are stored', () => {
  expect(row('consent')).toMatchObject({ name: consentCookieName, lasts: 182 * 24 * 60 * 60 })
  expect(row('session')?.name).toBe(refreshCookieName)
  expect(row('attribution')?.name).toBe(attributionStorageKey)
  expect(row('experiments')).toMatchObject({
    name: assignmentStorageKey,
    lasts: assignmentLifetimeMs / 1000,
  })
})

test('A-25 ids are given once', () => {
  const ids = storedItems.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  [[], ['statistics', 'marketing']],
  [['chat'], ['statistics', 'marketing', 'services']],
] as [ConsentService[], string[]][])(
  'A-26 with %j there are %j to agree to',
  (given, categories) => {
    expect(categoriesOf(itemsStoredWith(given))).toEqual(categories)
  },
)

test('A-26 where nothing is stored there is nothing to agree to', () => {
  expect(categoriesOf([])).toEqual([])
})

test('A-28 any change of a row, or of which rows there are, is another version', () => {
  const items = itemsStoredWith([])
  const now = versionOf(items)
  expect(now).toMatch(/^[a-z0-9]{1,7}$/)
  expect(versionOf(itemsStoredWith([]))).toBe(now)
  const changes = { name: 'x', place: 'elsewhere', category: 'services', lasts: 7 } as const
  fc.assert(
    fc.property(fc.nat(items.length - 1), fc.constantFrom(...Object.keys(changes)), (at, field) => {
      const value = changes[field as keyof typeof changes]
      const changed = items.map((item, index) =>
        index === at ? { ...item, [field]: value } : item,
      )
      expect(versionOf(changed)).not.toBe(now)
      expect(versionOf(items.filter((_, index) => index !== at))).not.toBe(now)
    }),
  )
  const versions = [[], ...services.map((each) => [each]), services].map((given) =>
    versionOf(itemsStoredWith(given)),
  )
  expect(new Set(versions).size).toBe(versions.length)
})
