import type { Sharp } from 'sharp'
import { LakeError } from '../http/lake-error.ts'
import { imageGeometry, type ImageGeometry } from './image-geometry.ts'
import type { ImageRequest, OutputFormat } from './image-request.ts'
import { openImage } from './image-source.ts'

/** Format of a response. */
export type RenderedFormat = OutputFormat | 'gif'

/**
 * The format of a response: the requested one, WebP where the browser accepts it and the choice is
 * ours, else the picture's own.
 */
export function renderedFormat(
  request: ImageRequest,
  own: string,
  accept: string | undefined,
): RenderedFormat {
  if (request.format) return request.format
  if (request.isAutoFormat && accept?.includes('image/webp')) return 'webp'
  return (['jpg', 'png', 'webp', 'avif', 'gif'] as const).find((format) => format === own) ?? 'png'
}

/** The extension of a format, as imageFormats has it. */
export const extensionOf = (format: RenderedFormat) => (format === 'pjpg' ? 'jpg' : format)

/**
 * Renders the picture of a request.
 * @param file path of the stored original
 * @throws LakeError 400 when what is asked for cannot be made
 */
export async function renderImage(
  file: string,
  request: ImageRequest,
  format: RenderedFormat,
): Promise<Buffer> {
  const isMoving = (format === 'gif' || format === 'webp') && !request.isFirstFrame
  const source = await sourceOf(file, request, isMoving && request.turn === 0)
  const geometry = imageGeometry(source, request)
  const placed = withEffects(place(source.image, geometry, request), request)
  const isFlat = format === 'jpg' || format === 'pjpg'
  const backed =
    request.background || isFlat ? placed.flatten({ background: colourOf(request) }) : placed
  return encoded(backed, format, request.quality).toBuffer()
}

/** The picture turned as asked, with the size it then has. */
async function sourceOf(file: string, { turn }: ImageRequest, isAnimated: boolean) {
  const { autoOrient, pages = 1, format } = await openImage(file).metadata()
  if (turn === 0) {
    // Vectors have a size to begin with and lose nothing by being drawn at another.
    const image = openImage(file, { isAnimated: isAnimated && pages > 1 && format !== 'svg' })
    return { image, width: autoOrient.width, height: autoOrient.height }
  }
  const turned = await openImage(file).rotate(turn).png({ compressionLevel: 0 }).toBuffer()
  const isAcross = turn !== 180
  return {
    image: openImage(turned),
    width: isAcross ? autoOrient.height : autoOrient.width,
    height: isAcross ? autoOrient.width : autoOrient.height,
  }
}

function place(image: Sharp, geometry: ImageGeometry, request: ImageRequest): Sharp {
  const { cut, size, canvas, isByEntropy } = geometry
  const resized = image
    .extract(cut)
    .resize(
      size.width,
      size.height,
      isByEntropy ? { fit: 'cover', position: 'entropy' } : { fit: 'fill' },
    )
  const room = {
    x: (canvas?.width ?? size.width) - size.width,
    y: (canvas?.height ?? size.height) - size.height,
  }
  if (room.x + room.y + request.padding === 0) return resized
  return resized.extend({
    left: Math.floor(room.x / 2) + request.padding,
    right: Math.ceil(room.x / 2) + request.padding,
    top: Math.floor(room.y / 2) + request.padding,
    bottom: Math.ceil(room.y / 2) + request.padding,
    background: request.background ? colourOf(request) : { r: 255, g: 255, b: 255, alpha: 0 },
  })
}

function withEffects(image: Sharp, request: ImageRequest): Sharp {
  const { flip, blur, sharpen, saturation, isInverted } = request
  let result = image
  if (flip.isHorizontal) result = result.flop()
  if (flip.isVertical) result = result.flip()
  if (saturation === -100) result = result.grayscale()
  else if (saturation !== 0) result = result.modulate({ saturation: 1 + saturation / 100 })
  if (isInverted) result = result.negate({ alpha: false })
  if (blur > 0) result = result.blur(Math.max(0.3, blur / 20))
  if (sharpen > 0) result = result.sharpen({ sigma: 0.5 + sharpen / 25 })
  return result
}

function encoded(image: Sharp, format: RenderedFormat, quality = 75): Sharp {
  // Encoders know no quality of 0.
  const atLeastOne = Math.max(1, quality)
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: atLeastOne })
    case 'pjpg':
      return image.jpeg({ quality: atLeastOne, progressive: true })
    case 'webp':
      return image.webp({ quality: atLeastOne, effort: 3 })
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 3 })
    case 'gif':
      return image.gif()
    case 'png':
      return image.png()
    default:
      throw new LakeError(400, 'invalidImageParameter', `"fm" cannot be ${String(format)}.`)
  }
}

/** White unless the request says otherwise; its hex digits start with how opaque it is. */
function colourOf({ background = 'fff' }: ImageRequest) {
  const digits =
    background.length <= 4 ? [...background].map((digit) => digit + digit).join('') : background
  const [alpha, ...colour] = (digits.length === 6 ? `ff${digits}` : digits)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16))
  return { r: colour[0]!, g: colour[1]!, b: colour[2]!, alpha: alpha! / 255 }
}
