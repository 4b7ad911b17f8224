import sharp, { type Sharp } from 'sharp'

/** Limit of pixels of an image: a small file can unpack into all memory. */
export const mostPixels = 100_000_000

// Pictures are read once each and the results kept on disk: a cache in memory would only grow.
sharp.cache(false)

/** The formats that can be uploaded as images, by sharp's names. */
export const imageFormats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
} as const

/** The media type of an image with this extension. */
export const imageTypeOf = (extension: string): string =>
  Object.values(imageFormats).find((format) => format.extension === extension)?.mimeType ??
  'application/octet-stream'

/** Opens a picture the way it is meant to be seen: turned as its camera says. */
export const openImage = (source: Buffer | string, options: { isAnimated?: boolean } = {}): Sharp =>
  sharp(source, {
    limitInputPixels: mostPixels,
    autoOrient: true,
    failOn: 'error',
    animated: options.isAnimated ?? false,
  })
