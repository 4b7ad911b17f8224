import { createImageUrlBuilder } from '@sanity/image-url'
import { type MediaWidth, widthsFor } from '#core/display/media-widths.ts'

type Box = { x: number; y: number; width: number; height: number }
type Cut = { top: number; bottom: number; left: number; right: number }

/** A picture as content queries answer it: `asset`, what must stay visible, and its cut. */
export type MediaImage = {
  asset: { _id: string } | null
  hotspot?: Box | null
  crop?: Cut | null
}

type Sizing = {
  widthPx: MediaWidth
  /** Cuts to this shape around the hotspot; the whole picture without it. Width by height. */
  aspectRatio?: number
}

// Only the path and query of what it builds are used: pictures come from our own origin.
const builder = createImageUrlBuilder({
  baseUrl: 'https://own.invalid',
  projectId: 'own',
  dataset: 'own',
})

/** Good enough for drawings and photographs alike. */
const quality = 78

/**
 * The address of a picture on our own origin, cut as the editor chose; null when the document has
 * no picture.
 */
export function mediaUrl(image: MediaImage, { widthPx, aspectRatio }: Sizing): string | null {
  if (!image.asset) return null
  const { asset, hotspot, crop } = image
  let built = builder
    .image({ asset: { _ref: asset._id }, ...(hotspot && { hotspot }), ...(crop && { crop }) })
    .width(widthPx)
    .format('webp')
    .quality(quality)
  if (aspectRatio !== undefined) built = built.height(Math.round(widthPx / aspectRatio))
  const { pathname, search } = new URL(built.url())
  return `/media/${pathname.split('/').at(-1)}${search}`
}

/**
 * The picture in every width it is served in, for `srcset`, and the size to write into `width` and
 * `height` so that nothing moves. Null when the document has no picture.
 */
export function mediaSources(image: MediaImage, { aspectRatio }: { aspectRatio?: number } = {}) {
  const own = image.asset && ownSize(image.asset._id, image.crop ?? null)
  if (!own) return null
  const shape = aspectRatio ?? own.width / own.height
  const cut = aspectRatio === undefined ? {} : { aspectRatio }
  const widths = widthsFor(own.width)
  const widest = widths.at(-1)!
  return {
    src: mediaUrl(image, { widthPx: widest, ...cut })!,
    srcSet: widths
      .map((widthPx) => `${mediaUrl(image, { widthPx, ...cut })} ${widthPx}w`)
      .join(', '),
    width: widest,
    height: Math.round(widest / shape),
  }
}

/** What is left of a picture once its edges are cut off, in pixels. */
function ownSize(assetId: string, crop: Cut | null): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)-[a-z]+$/.exec(assetId) ?? []
  if (!width || !height) return null
  const { top, bottom, left, right } = crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  return {
    width: Math.round(Number(width) * (1 - left - right)),
    height: Math.round(Number(height) * (1 - top - bottom)),
  }
}
