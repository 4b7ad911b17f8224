import { expect, test } from 'vitest'
import { oneFrom, pageFrom, sortFrom, sortText } from './table-address.ts'

test.each([
  ['1', 1],
  ['27', 27],
  ['0', 1],
  ['-1', 1],
  ['two', 1],
  ['1e9', 1],
  ['10000000', 1],
])('S-82 page %j of an address is %i', (text, page) => {
  expect(pageFrom(text)).toBe(page)
})

test('S-82 an order from an address is one that there is, and is written back', () => {
  const known = ['name|asc', 'name|desc'] as const
  expect(oneFrom('name|desc', known)).toBe('name|desc')
  expect(oneFrom('colour', known)).toBe('name|asc')
  for (const text of known) expect(sortText(sortFrom(text))).toBe(text)
})
