import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { breakpointsPx } from '#core/media/breakpoints.ts'
import { movementMs } from '#core/validation/errors/message-fade.ts'
import { headerHeightPx } from '#core/media/filter-placement.ts'

const site = new URL('../', import.meta.url)
const pxPerEm = 16

const styleSheets = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(\.next|node_modules|public)/.test(file))
  .map((file) => ({ file, css: readFileSync(new URL(file, site), 'utf8') }))

/** Letters so large that a phone shows 17 of them in a line: the page gives up its margins. */
const enlargedTextEm = 17

/** Every width a style sheet asks for, with what it asks. */
const asked = styleSheets.flatMap(({ file, css }) =>
  [...css.matchAll(/\((min|max)-width: ([\d.]+)(\w+)\)/g)].map(([, end, number, unit]) => ({
    file,
    end,
    em: unit === 'em' ? Number(number) : NaN,
  })),
)

test('style sheets are found', () => {
  expect(asked.length).toBeGreaterThan(10)
})

test.each(asked)('D-01 D-02 $file changes at a breakpoint: $end $em em', ({ end, em }) => {
  if (em === enlargedTextEm) return expect(end).toBe('max')
  // A max-width ends a hundredth of an em below, so that no fractional width lies between the two.
  const px = (end === 'max' ? em + 0.01 : em) * pxPerEm
  return expect(Object.values(breakpointsPx)).toContain(Math.round(px * 100) / 100)
})

describe('tokens.css', () => {
  const { css } = styleSheets.find(({ file }) => file.endsWith('tokens.css'))!
  const values = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value]) => value)

  test('D-04 the header is as high as the rule says', () => {
    expect(values('header')).toEqual([`${headerHeightPx(375)}px`, `${headerHeightPx(1440)}px`])
    expect(css).toMatch(/@media \(min-width: 75em\) \{\s*:root \{\s*--header: 100px;/)
  })

  test('D-12 things move as long as the rule says', () => {
    expect(values('calm')).toEqual([`${movementMs(false)}ms`, `${movementMs(true)}ms`])
    expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{[^}]*--calm: 0ms;/)
  })
})
