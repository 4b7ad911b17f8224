import { config } from '#site/config.ts'
import { type CutPicture, type PictureCut, pictureCut } from './picture-cut.ts'

/** A picture with the signed part of it that its document shows. Rule E-09. */
export const withCut = <Picture extends CutPicture>(
  picture: Picture,
): Picture & { cut: PictureCut | null } => ({
  ...picture,
  cut: pictureCut(picture, config.webhookSecret),
})

/** The same for the pictures of a running text. */
export const withCutPictures = <Text extends readonly unknown[]>(text: Text): Text =>
  (text as readonly unknown[] as readonly { image?: CutPicture | null }[]).map((member) =>
    member.image ? { ...member, image: withCut(member.image) } : member,
  ) as unknown as Text
