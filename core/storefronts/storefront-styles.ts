/** What of the look a storefront sets. */
export type StorefrontTokens = {
  /** `#rrggbb`. */
  accent: string
  /** Of corners, in pixels. */
  radius: number
}

const ink = '#14201d'
const paper = '#fbfaf6'

/** Text of 4.5:1 against its ground, by WCAG 2.2. */
const readable = 4.5

/**
 * The declarations that a storefront's tokens stand for, in the light scheme and in the dark one.
 * Text on the accent is ink where that can be read, else paper, else plain black or white, one of
 * which always can. The stronger accent of hovered buttons is a step darker, in the dark a step
 * lighter, as long as the same text can be read on it. Rule D-79.
 */
export function storefrontStyles({ accent, radius }: StorefrontTokens): string {
  const onAccent =
    [ink, paper].find((text) => contrast(text, accent) >= readable) ??
    (contrast('#000000', accent) >= contrast('#ffffff', accent) ? '#000000' : '#ffffff')
  const strong = (first: string, second: string) => {
    const [wanted, other] = [mixed(accent, first, 0.12), mixed(accent, second, 0.12)]
    return contrast(onAccent, wanted) >= readable ? wanted : other
  }
  const light = [
    `--accent:${accent}`,
    `--accent-strong:${strong('#000000', '#ffffff')}`,
    `--on-accent:${onAccent}`,
    `--radius:${radius}px`,
  ].join(';')
  const dark = `--accent-strong:${strong('#ffffff', '#000000')}`
  return `:root{${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}`
}

/** Tokens as an editor wrote them; null for what is no colour or no radius from 0 to 24. */
export function parsedTokens(
  written: { accent: string | null; radius: number | null } | null | undefined,
): StorefrontTokens | null {
  const accent = written?.accent?.toLowerCase() ?? ''
  const radius = written?.radius ?? -1
  if (!/^#[0-9a-f]{6}$/.test(accent) || !Number.isInteger(radius)) return null
  return radius < 0 || radius > 24 ? null : { accent, radius }
}

/**
 * The tokens as part of a file's name, and back.
 * @example tokensText({ accent: '#8fc7e8', radius: 2 }) // '8fc7e8-2'
 */
export const tokensText = ({ accent, radius }: StorefrontTokens): string =>
  `${accent.slice(1)}-${radius}`

export function tokensFromText(text: string): StorefrontTokens | null {
  const [, accent, radius] = /^([0-9a-f]{6})-(0|[1-9]\d?)$/.exec(text) ?? []
  return parsedTokens({ accent: `#${accent}`, radius: Number(radius) })
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const mixed = (hex: string, other: string, share: number): string => {
  const others = channels(other)
  return `#${channels(hex)
    .map((channel, at) => Math.round(channel + (others[at]! - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (bright! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
