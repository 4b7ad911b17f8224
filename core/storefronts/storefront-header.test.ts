import { expect, test } from 'vitest'
import { storefrontOf } from './storefront-header.ts'

test.each([
  ['fairmile', 'fairmile'],
  [undefined, null],
  ['', null],
  ['Robert’); drop table', null],
  ['site', null],
])('L-79 %j names the storefront %j', (header, key) => {
  expect(storefrontOf(header)).toBe(key)
})
