import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark')

const colours = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>

const light = colours(lightCss)
const schemes = { light, dark: { ...light, ...colours(darkCss) } }

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const text = 4.5
const edge = 3

const pairs: [front: string, back: string, atLeast: number][] = [
  ['ink', 'paper', text],
  ['ink', 'raised', text],
  ['ink', 'sunk', text],
  ['ink', 'bad-ground', text],
  ['ink-soft', 'paper', text],
  ['ink-soft', 'raised', text],
  ['ink-soft', 'sunk', text],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-strong', text],
  ['good', 'paper', text],
  ['bad', 'paper', text],
  ['bad', 'bad-ground', text],
  // Edges of fields and the focus ring; the hairline and the accent are never the only one.
  ['field-edge', 'paper', edge],
  ['field-edge', 'raised', edge],
  ['bad', 'raised', edge],
  ['ink', 'accent', edge],
]

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  test.each(pairs)('%s on %s is at least %d:1', (front, back, atLeast) => {
    const colour = (name: string) =>
      schemes[scheme][name] ?? expect.fail(`tokens.css has no --${name}.`)
    // The ring is ink with the accent inside it; in the dark both are light and the paper is its other side.
    if (scheme === 'dark' && front === 'ink' && back === 'accent') return
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(atLeast)
  })
})
