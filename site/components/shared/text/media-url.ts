import { createImageUrlBuilder } from '@sanity/image-url'
import { largePictureMedia, pictureCut } from '#core/media/filter-placement.ts'
import { type MediaWidth, widthsFor } from '#core/media/media-widths.ts'

/** A picture as pages get it: its asset, and the signed part that the editor chose, if not all of it. */
export type MediaImage = {
  asset: { _id: string } | null
  /** `rect` is `left,top,width,height` in pixels. */
  cut?: { rect: string; signature: string } | null
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
 * no picture. Rule E-09.
 */
export function mediaUrl({ asset, cut }: MediaImage, widthPx: MediaWidth): string | null {
  if (!asset) return null
  const built = builder
    .image({ asset: { _ref: asset._id } })
    .width(widthPx)
    .format('webp')
    .quality(quality)
  const { pathname, searchParams } = new URL(built.url())
  if (cut) {
    searchParams.set('rect', cut.rect)
    searchParams.set('s', cut.signature)
  }
  return `/media/${pathname.split('/').at(-1)}?${searchParams}`
}

/**
 * The picture in every width it is served in, for `srcset`, those of its small cut once more by
 * themselves, and the size to write into `width` and `height` so that nothing moves. Null when the
 * document has no picture. Rule D-05.
 */
export function mediaSources(image: MediaImage) {
  const own = ownSize(image)
  if (!own) return null
  const widths = widthsFor(own.width)
  const widest = widths.at(-1)!
  const srcSet = (those: readonly MediaWidth[]) =>
    those.map((widthPx) => `${mediaUrl(image, widthPx)} ${widthPx}w`).join(', ')
  return {
    src: mediaUrl(image, widest)!,
    srcSet: srcSet(widths),
    smallSrcSet: srcSet(widths.filter(isOfSmallCut)),
    largeMedia: largePictureMedia,
    width: widest,
    height: Math.round((widest * own.height) / own.width),
  }
}

/**
 * Whether a small screen gets a width: two pixels for each of its own are as many as an eye tells
 * apart at arm's length, however many it has. Rule D-05.
 */
const isOfSmallCut = (widthPx: MediaWidth): boolean => pictureCut(widthPx / 2) === 'small'

/** The size of what is shown of a picture, in pixels. */
function ownSize({ asset, cut }: MediaImage): { width: number; height: number } | null {
  const [, width, height] =
    /^\d+,\d+,(\d+),(\d+)$/.exec(cut?.rect ?? '') ??
    /-(\d+)x(\d+)-[a-z]+$/.exec(asset?._id ?? '') ??
    []
  return asset && width && height ? { width: Number(width), height: Number(height) } : null
}
