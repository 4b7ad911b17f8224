import { expect, test } from 'vitest'
import { storefrontUrl } from './storefront-url.ts'

test.each([
  ['https://larkway.example', 'cars.fairmile.example', 'https://cars.fairmile.example'],
  ['http://localhost:4102', 'fairmile.localhost', 'http://fairmile.localhost:4102'],
  ['http://[::1]:4102', 'fairmile.localhost', 'http://fairmile.localhost:4102'],
  ['https://larkway.example', null, 'https://larkway.example'],
])('D-80 %s at %j is %s', (siteUrl, host, url) => {
  expect(storefrontUrl(siteUrl, host)).toBe(url)
})
