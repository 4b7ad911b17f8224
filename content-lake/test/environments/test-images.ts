import sharp from 'sharp'

/** A picture of four coloured quarters: red, green over blue, white. */
export async function quarters(
  width = 40,
  height = 30,
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif' = 'png',
): Promise<Buffer> {
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: halfWidth, height: halfHeight, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      quarter('#ff0000', 0, 0),
      quarter('#00ff00', halfWidth, 0),
      quarter('#0000ff', 0, halfHeight),
    ])
    .toFormat(format, { quality: 95 })
    .toBuffer()
}

/** The colour at a point of a picture as `#rrggbb`, with its opacity when it is not full. */
export async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0, alpha = 255] = data
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  const colour = `#${hex(red)}${hex(green)}${hex(blue)}`
  return alpha === 255 ? colour : `${colour}/${alpha}`
}
