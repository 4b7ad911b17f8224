import { hash } from 'node:crypto'
import { carFileName, type CarDrawing } from '#site/ui/car-drawing/car-file-name.ts'

/** All that a picture for whoever shares a page shows. */
export type SocialPicture = {
  name: string
  /** The version of a car, or what a guide is about. */
  about: string
  /** "£289.47" and "a month inc. VAT"; null where no price is told. */
  price: { monthly: string; unit: string } | null
  /** The lines at its foot. */
  lines: string[]
  drawing: CarDrawing
}

export const socialSize = { width: 1200, height: 630 } as const

/** The picture by what it shows: another price is another picture, for whoever has stored the last one. */
export const socialKey = ({ drawing, ...shown }: SocialPicture): string =>
  hash('sha256', JSON.stringify([shown, carFileName(drawing)]), 'base64url').slice(0, 12)

/** A picture's address and what it shows in words. */
export const socialImage = (path: string, picture: SocialPicture) => ({
  url: `/site/og/${path}?v=${socialKey(picture)}`,
  alt: [
    picture.name,
    picture.about,
    ...(picture.price ? [`${picture.price.monthly} ${picture.price.unit}`] : []),
    ...picture.lines,
  ].join(', '),
})
