import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePath } from './price-path.ts'

test.each<[string, (number | null)[], string]>([
  ['steps down', [200, 200, 190], 'M0 4H8V76H12'],
  ['a gap', [200, null, 190], 'M0 4H4M8 76H12'],
  ['one price throughout', [200, 200], 'M0 40H8'],
  ['a single day', [null, 200, null], 'M4 40H8'],
  ['nothing', [null, null], ''],
  ['a middle', [100, 150, 200], 'M0 76H4V40H8V4H12'],
])('P-77 %s', (_, prices, path) => {
  expect(pricePath(prices)).toBe(path)
})

test('P-77 the line stays within its frame', () => {
  const price = fc.option(fc.integer({ min: 1, max: 100_000 }))
  fc.assert(
    fc.property(fc.array(price, { maxLength: 91 }), (prices) => {
      const numbers = pricePath(prices).match(/\d+/g) ?? []
      expect(Math.max(0, ...numbers.map(Number))).toBeLessThanOrEqual(
        Math.max(76, 4 * prices.length),
      )
      expect(pricePath(prices)).toMatch(/^(?:M\d+ \d+(?:[HV]\d+)*)*$/)
    }),
  )
})
