import { describe, expect, test } from 'vitest'
import { hostOfCode, storefrontSite } from './storefront-site.ts'
import type { Storefront } from './storefronts.ts'

const siteUrl = 'http://localhost:3000'
const own: Storefront = {
  key: 'larkway',
  name: 'Larkway',
  hosts: ['localhost', '127.0.0.1'],
  frameOrigins: [],
}
const fairmile: Storefront = {
  key: 'fairmile',
  name: 'Fairmile Cars',
  hosts: ['cars.fairmile.example', 'fairmile.localhost'],
  frameOrigins: [],
}

describe('C-194 messages about an order', () => {
  test.each([
    ['fairmile', 'Fairmile Cars', 'http://cars.fairmile.example:3000', true],
    ['larkway', 'Larkway', 'http://localhost:3000', false],
    ['long-gone', 'Larkway', 'http://localhost:3000', false],
    [null, 'Larkway', 'http://localhost:3000', false],
  ])('of the storefront %j are of %s at %s', (key, name, url, isPartner) => {
    expect(storefrontSite([own, fairmile], siteUrl, key)).toMatchObject({ name, url, isPartner })
  })

  test.each([
    ['fairmile', 'fairmile.localhost', 'fairmile.localhost'],
    ['fairmile', null, 'cars.fairmile.example'],
    // A host of somebody else's would have phones fill codes in there.
    ['fairmile', 'evil.example', 'cars.fairmile.example'],
    ['fairmile', 'localhost', 'cars.fairmile.example'],
    [null, '127.0.0.1', '127.0.0.1'],
    [null, 'cars.fairmile.example', 'localhost'],
  ])('W-82 a text of %j asked for at %j names %s', (key, requested, host) => {
    expect(hostOfCode(storefrontSite([own, fairmile], siteUrl, key), requested)).toBe(host)
  })
})
