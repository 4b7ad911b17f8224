import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isStorefrontKey,
  reservedKeys,
  type StorefrontDocument,
  storefrontsOf,
} from './storefronts.ts'

const own = { key: 'larkway', name: 'Larkway', hosts: ['localhost', 'larkway.example'] }

const document = (
  key: string | null,
  more: Partial<StorefrontDocument> = {},
): StorefrontDocument => ({
  key,
  name: `The ${key}`,
  hosts: [`${key}.example`],
  frameOrigins: null,
  ...more,
})

describe('D-77 which storefronts there are', () => {
  test('our own is there without a document', () => {
    expect(storefrontsOf([], own)).toEqual([{ ...own, frameOrigins: [] }])
  })

  test('our own takes name, more hosts and origins from its document', () => {
    const [first] = storefrontsOf(
      [
        document('larkway', {
          name: 'Larkway Cars',
          hosts: ['LOCALHOST', 'cars.larkway.example'],
          frameOrigins: ['https://blog.example/', null, 'https://blog.example', 'nonsense'],
        }),
      ],
      own,
    )
    expect(first).toEqual({
      key: 'larkway',
      name: 'Larkway Cars',
      hosts: ['localhost', 'larkway.example', 'cars.larkway.example'],
      frameOrigins: ['https://blog.example'],
    })
  })

  test('a document of ours without a name keeps the name', () => {
    expect(storefrontsOf([document('larkway', { name: null, hosts: null })], own)[0]).toEqual({
      ...own,
      frameOrigins: [],
    })
  })

  test('partners follow by their keys, whatever order they come in', () => {
    const all = storefrontsOf([document('oak'), document('fair')], own)
    expect(all.map(({ key }) => key)).toEqual(['larkway', 'fair', 'oak'])
    expect(storefrontsOf([document('fair'), document('oak')], own)).toEqual(all)
  })

  test('a host is the first storefront’s that lists it, and ours is nobody else’s', () => {
    const all = storefrontsOf(
      [
        document('b', { hosts: ['shared.example', 'b.example', ' '] }),
        document('a', { hosts: ['Shared.example', 'localhost', null] }),
      ],
      own,
    )
    expect(all.map(({ hosts }) => hosts)).toEqual([own.hosts, ['shared.example'], ['b.example']])
  })

  test.each([
    ['no key', document(null)],
    ['a key that is none', document('Fair Mile')],
    ['a key that stands for something else', document('site')],
    ['no name', document('fair', { name: null })],
    ['no host', document('fair', { hosts: null })],
    ['hosts of ours alone', document('fair', { hosts: ['localhost'] })],
  ])('a document with %s is left out', (_, written) => {
    expect(storefrontsOf([written], own)).toHaveLength(1)
  })

  test('no host is two storefronts’', () => {
    const written = fc.record({
      key: fc.option(fc.constantFrom('a', 'b', 'c', 'larkway', 'api')),
      name: fc.option(fc.string()),
      hosts: fc.option(fc.array(fc.option(fc.constantFrom('x.example', 'y.example', 'localhost')))),
      frameOrigins: fc.option(fc.array(fc.option(fc.constantFrom('https://a.example', 'x')))),
    })
    fc.assert(
      fc.property(fc.array(written), (documents) => {
        const hosts = storefrontsOf(documents, own).flatMap((each) => each.hosts)
        expect(new Set(hosts).size).toBe(hosts.length)
      }),
    )
  })
})

test.each<[string, boolean]>([
  ['fairmile', true],
  ['oak-money-2', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['-a', false],
  ['Oak', false],
  ['oak/money', false],
  ...[...reservedKeys].map((key) => [key, false] as [string, boolean]),
])('D-77 %j as a key: %j', (key, isKey) => {
  expect(isStorefrontKey(key)).toBe(isKey)
})
