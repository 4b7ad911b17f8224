import type { Sharp } from 'sharp'

interface Colour {
  red: number
  green: number
  blue: number
  count: number
  saturation: number
  lightness: number
}

/** What each swatch looks for: how saturated and how light, from 0 to 1. */
const targets = {
  vibrant: { saturation: 1, lightness: 0.5 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  muted: { saturation: 0.3, lightness: 0.5 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
}

/** The colours of a picture as asset documents hold them: the most frequent, and six by character. */
export async function paletteOf(image: Sharp): Promise<Record<string, unknown>> {
  const { data } = await image
    .resize(64, 64, { fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = coloursOf(data)
  const total = data.length / 3
  const dominant = colours.reduce((most, colour) => (colour.count > most.count ? colour : most))
  const named = Object.entries(targets).map(([name, target]) => [
    name,
    swatchOf(nearest(colours, target, total), total),
  ])
  return {
    _type: 'sanity.imagePalette',
    dominant: swatchOf(dominant, total),
    ...Object.fromEntries(named),
  }
}

/** Colours of 16 levels a channel, each with its mean and how many pixels have it. */
function coloursOf(pixels: Buffer): Colour[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()].map(([red, green, blue, count]) =>
    described(red / count, green / count, blue / count, count),
  )
}

function described(red: number, green: number, blue: number, count: number): Colour {
  const [most, least] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255]
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  return { red, green, blue, count, saturation, lightness }
}

function nearest(
  colours: readonly Colour[],
  target: { saturation: number; lightness: number },
  total: number,
): Colour {
  const score = (colour: Colour) =>
    3 * (1 - Math.abs(colour.saturation - target.saturation)) +
    6 * (1 - Math.abs(colour.lightness - target.lightness)) +
    colour.count / total
  return colours.reduce((best, colour) => (score(colour) > score(best) ? colour : best))
}

/** One colour with the one text on it is read in, and its share of the picture in per cent. */
function swatchOf({ red, green, blue, count }: Colour, total: number) {
  const hex = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0'))
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 150
  const foreground = isLight ? '#000' : '#fff'
  const population = Math.round((count / total) * 10_000) / 100
  return { background: `#${hex.join('')}`, foreground, title: foreground, population }
}
