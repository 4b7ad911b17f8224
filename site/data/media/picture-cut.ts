import { createHmac, timingSafeEqual } from 'node:crypto'
import { createImageUrlBuilder } from '@sanity/image-url'

type Edges = { top: number; bottom: number; left: number; right: number }

/** A picture of a document: its asset and how much of each edge the editor cut off. */
export type CutPicture = { asset: { _id: string } | null; crop?: Edges | null }

/** The part of a picture that an editor chose, `left,top,width,height` in pixels, and our word for it. */
export type PictureCut = { rect: string; signature: string }

// Only the part of what it builds is used.
const builder = createImageUrlBuilder({
  baseUrl: 'https://own.invalid',
  projectId: 'own',
  dataset: 'own',
})

/**
 * The part of a picture that its document shows, signed so that `/media` knows it is an editor's:
 * anybody can name a part, and every part is another picture to make and keep. Null for a whole
 * picture, and without a secret, which leaves pictures whole. Rule E-09.
 */
export function pictureCut({ asset, crop }: CutPicture, secret: string | null): PictureCut | null {
  if (!asset || !crop || secret === null) return null
  const built = new URL(builder.image({ asset: { _ref: asset._id }, crop }).url())
  const rect = built.searchParams.get('rect')
  const file = built.pathname.split('/').at(-1) ?? ''
  return rect === null ? null : { rect, signature: signatureOf(file, rect, secret) }
}

/** Whether we signed this part of this file. Rule E-09. */
export function isOurCut(file: string, cut: PictureCut, secret: string | null): boolean {
  if (secret === null) return false
  const ours = Buffer.from(signatureOf(file, cut.rect, secret))
  const given = Buffer.from(cut.signature)
  return ours.length === given.length && timingSafeEqual(ours, given)
}

/** 96 bits: enough against guessing one address at a time, and short in every `srcset`. */
const signatureOf = (file: string, rect: string, secret: string): string =>
  createHmac('sha256', secret).update(`picture ${file} ${rect}`).digest('base64url').slice(0, 16)
