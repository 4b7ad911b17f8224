import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MovedAddress, movedTo } from './moved-address.ts'

const permanent = (from: string, to: string): MovedAddress => ({ from, to, isPermanent: true })
const temporary = (from: string, to: string): MovedAddress => ({ from, to, isPermanent: false })

describe('E-07 an address that moved', () => {
  const addresses = [
    permanent('/old', '/new'),
    temporary('/autumn', '/car-search?fuelTypes=electric#deals'),
    permanent('/one', '/two'),
    temporary('/two', '/three'),
    permanent('/away', 'https://example.com/a'),
    permanent('/round', '/about'),
    permanent('/about', '/round'),
    permanent('/self', '/self'),
    permanent('/evil', '//evil.example'),
    permanent('/evil-too', '/\\evil.example'),
    permanent('/plain', 'http://example.com'),
    permanent('/script', 'javascript:alert(1)'),
    permanent('/a b', '/spaced'),
    permanent('/%', '/percent'),
    permanent('/dots', '/..//evil.example'),
    permanent('/broken', 'https://'),
    temporary('/cafe', '/café bar'),
  ]

  test.each([
    ['/old', '', '/new', 301],
    ['/old/', '', '/new', 301],
    ['/old', '?utm_source=x&b=%20', '/new?utm_source=x&b=%20', 301],
    ['/autumn', '', '/car-search?fuelTypes=electric#deals', 302],
    ['/autumn', '?page=2', '/car-search?fuelTypes=electric&page=2#deals', 302],
    ['/one', '', '/three', 302], // one hop to the end; temporary when any step is
    ['/away', '?q=1', 'https://example.com/a?q=1', 301],
    ['/a%20b', '', '/spaced', 301],
    ['/%', '', '/percent', 301],
    ['/cafe', '', '/caf%C3%A9%20bar', 302],
  ])('%s%s leads to %s with %i', (pathname, search, location, status) => {
    expect(movedTo(addresses, pathname, search)).toEqual({ location, status })
  })

  test.each([
    '/unknown',
    '/round',
    '/about',
    '/self',
    '/evil',
    '/evil-too',
    '/plain',
    '/script',
    '/dots',
    '/broken',
    '/OLD',
  ])('%s leads nowhere', (pathname) => {
    expect(movedTo(addresses, pathname, '')).toBeNull()
  })

  test('a step keeps the query of the step before', () => {
    const steps = [permanent('/a', '/b?x=1'), permanent('/b', '/c?y=2')]
    expect(movedTo(steps, '/a', '?z=3')).toEqual({ location: '/c?y=2&x=1&z=3', status: 301 })
  })

  test('whatever editors write, no answer leads to a path that moved on', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    const address = fc.record({ from: path, to: path, isPermanent: fc.boolean() })
    fc.assert(
      fc.property(fc.array(address, { maxLength: 8 }), path, (list, pathname) => {
        const move = movedTo(list, pathname, '')
        if (move) expect(list.map(({ from }) => from)).not.toContain(move.location)
      }),
    )
  })
})
