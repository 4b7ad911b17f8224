import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasFallen, type KnownPrice, priceAfterLook } from './price-fall.ts'

const anyPrice = fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: null })

describe('W-126 what counts as fallen', () => {
  test.each([
    ['a penny less', 18_900, 18_899, true],
    ['the same', 18_900, 18_900, false],
    ['more', 18_900, 19_900, false],
    ['nobody quotes it any more', 18_900, null, false],
    ['quoted for the first time', null, 25_000, true],
    ['still not quoted', null, null, false],
  ])('%s', (_, known, now, expected) => {
    expect(hasFallen(known, now)).toBe(expected)
  })

  test('whatever prices come, each that is sent is lower than the one before, and the lowest is', () => {
    fc.assert(
      fc.property(anyPrice, fc.array(anyPrice), (asked, prices) => {
        let known = asked
        const sent: number[] = []
        for (const price of prices) {
          if (!hasFallen(known, price)) continue
          known = price
          sent.push(price!)
        }
        expect(sent).toEqual(sent.toSorted((a, b) => b - a))
        expect(new Set(sent).size).toBe(sent.length)
        const quoted = [asked, ...prices].filter((price) => price !== null)
        expect(known).toBe(quoted.length === 0 ? null : Math.min(...quoted))
      }),
    )
  })
})

describe('W-128 since when a price holds', () => {
  const known: KnownPrice = { pricePence: 18_900, sinceMs: 1000 }

  test.each([
    ['the same price', 18_900, known],
    ['another price', 17_900, { pricePence: 17_900, sinceMs: 5000 }],
    ['none any more', null, { pricePence: null, sinceMs: 5000 }],
  ])('%s', (_, price, expected) => {
    expect(priceAfterLook(known, price, 5000)).toEqual(expected)
  })

  test('it is the first of the looks in a row that found it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1 }), (prices) => {
        let last: KnownPrice = { pricePence: null, sinceMs: -1 }
        prices.forEach((price, at) => (last = priceAfterLook(last, price, at)))
        const change = prices.findLastIndex((price) => price !== prices.at(-1))
        expect(last).toEqual({ pricePence: prices.at(-1), sinceMs: change + 1 })
      }),
    )
  })
})
