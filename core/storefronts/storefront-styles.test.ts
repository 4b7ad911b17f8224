import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contrast,
  parsedTokens,
  storefrontStyles,
  tokensFromText,
  tokensText,
} from './storefront-styles.ts'

const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const coloursOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}:(#[0-9a-f]{6})`, 'g'))].map(([, value]) => value!)

describe('D-79 the styles of a storefront', () => {
  test('are its accent, its corners and what follows from them', () => {
    expect(storefrontStyles({ accent: '#8fc7e8', radius: 2 })).toBe(
      ':root{--accent:#8fc7e8;--accent-strong:#7eafcc;--on-accent:#14201d;--radius:2px}' +
        '@media screen and (prefers-color-scheme:dark){:root{--accent-strong:#9cceeb}}',
    )
  })

  test.each([
    ['#1f3a5f', '#fbfaf6'],
    ['#f2b233', '#14201d'],
    ['#ffffff', '#14201d'],
    ['#757575', '#ffffff'],
    ['#767676', '#000000'],
    ['#737373', '#fbfaf6'],
  ])('text on %s is %s', (accent, text) => {
    expect(coloursOf(storefrontStyles({ accent, radius: 0 }), 'on-accent')).toEqual([text])
  })

  test('text can be read on whatever accent is chosen, hovered or not, in both schemes', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        const css = storefrontStyles({ accent, radius: 6 })
        const [text] = coloursOf(css, 'on-accent')
        for (const ground of [accent, ...coloursOf(css, 'accent-strong')])
          expect(contrast(text!, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  [
    { accent: '#8FC7E8', radius: 0 },
    { accent: '#8fc7e8', radius: 0 },
  ],
  [
    { accent: '#8fc7e8', radius: 24 },
    { accent: '#8fc7e8', radius: 24 },
  ],
  [{ accent: '#8fc7e8', radius: 25 }, null],
  [{ accent: '#8fc7e8', radius: -1 }, null],
  [{ accent: '#8fc7e8', radius: 1.5 }, null],
  [{ accent: '#8fc7e8', radius: null }, null],
  [{ accent: '#8fc7e', radius: 2 }, null],
  [{ accent: 'red;}body{display:none', radius: 2 }, null],
  [{ accent: null, radius: 2 }, null],
  [null, null],
])('D-79 %j as tokens: %j', (written, tokens) => {
  expect(parsedTokens(written)).toEqual(tokens)
})

test('D-79 tokens come back from their text, and from no other', () => {
  fc.assert(
    fc.property(accents, fc.integer({ min: 0, max: 24 }), (accent, radius) => {
      expect(tokensFromText(tokensText({ accent, radius }))).toEqual({ accent, radius })
    }),
  )
  for (const text of ['', '8fc7e8', '8fc7e8-02', '8fc7e8-25', '8FC7E8-2', '8fc7e8-2-3'])
    expect(tokensFromText(text)).toBeNull()
})
