import { LakeError } from '../http/lake-error.ts'
import { paletteOf } from './image-palette.ts'
import { imageFormats, mostPixels, openImage } from './image-source.ts'

/** Facts read from a picture's bytes. */
export interface ImageFacts {
  extension: string
  mimeType: string
  width: number
  height: number
  /** The `metadata` of its document. */
  metadata: Record<string, unknown>
}

const largestSvgBytes = 2 * 1024 * 1024

/**
 * Reads a picture's facts from its bytes; the name and type a client gives are not believed.
 * @throws LakeError 400 when the bytes are no image we open, or one of too many pixels
 */
export async function inspectImage(bytes: Buffer): Promise<ImageFacts> {
  const { format, width, height, hasAlpha } = await headOf(bytes)
  try {
    const small = openImage(bytes).resize(20, 20, { fit: 'inside' })
    const lqip = await (hasAlpha ? small.png() : small.jpeg({ quality: 60 })).toBuffer()
    return {
      ...format,
      width,
      height,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {
          _type: 'sanity.imageDimensions',
          width,
          height,
          aspectRatio: width / height,
        },
        hasAlpha,
        isOpaque: !hasAlpha || (await openImage(bytes).stats()).isOpaque,
        lqip: `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${lqip.toString('base64')}`,
        palette: await paletteOf(openImage(bytes)),
      },
    }
  } catch (error) {
    throw notAnImage(`it is damaged (${reasonOf(error)})`)
  }
}

async function headOf(bytes: Buffer) {
  const head = await openImage(bytes)
    .metadata()
    .catch((error: unknown) => {
      const reason = reasonOf(error)
      throw /pixel limit/i.test(reason) ? tooManyPixels() : notAnImage('its bytes are none')
    })
  const format = imageFormats[head.format as keyof typeof imageFormats]
  // HEIC shares a container with AVIF, and no browser but one shows it.
  if (!format || (head.format === 'heif' && head.compression !== 'av1')) {
    throw notAnImage(`${head.format} cannot be shown by browsers`)
  }
  if (head.format === 'svg' && bytes.length > largestSvgBytes) {
    throw refused('An SVG may be 2 MB at most. Simplify the drawing, or upload it as a PNG.')
  }
  const { width, height } = head.autoOrient
  if (width * height > mostPixels) throw tooManyPixels()
  return { format, width, height, hasAlpha: head.hasAlpha }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const refused = (description: string) => new LakeError(400, 'invalidImage', description)

const notAnImage = (why: string) =>
  refused(
    `This is not an image: ${why}. Upload a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG; anything else belongs in a file field.`,
  )

const tooManyPixels = () =>
  refused(
    `The image has more than ${mostPixels / 1_000_000} million pixels. Make it smaller before you upload it.`,
  )
