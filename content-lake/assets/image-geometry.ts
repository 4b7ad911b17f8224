import { LakeError } from '../http/lake-error.ts'
import type { ImageRequest, Rect } from './image-request.ts'
import { longestSide } from './image-request.ts'

export interface Size {
  width: number
  height: number
}

/** The steps of an image transformation: crop, resize, place on a canvas. */
export interface ImageGeometry {
  cut: Rect
  size: Size
  /** The whole when it is larger than the picture on it. */
  canvas: Size | null
  /** Whether the crop follows the picture's contents (entropy), not a place. */
  isByEntropy: boolean
}

/** Limit of pixels in a response. */
const mostOutputPixels = 32_000_000

/**
 * Computes the geometry of a request on a picture of this size.
 * @throws LakeError 400 when the result would be too large
 */
export function imageGeometry(source: Size, request: ImageRequest): ImageGeometry {
  const whole = { left: 0, top: 0, ...source }
  const cut = request.rect ? insideOf(source, request.rect) : whole
  const wanted = wantedSize(cut, request)
  const geometry = { cut, canvas: null, isByEntropy: false, ...fitted(cut, wanted, request) }
  const { width, height } = geometry.canvas ?? geometry.size
  if (Math.max(width, height) > longestSide || width * height > mostOutputPixels) {
    throw new LakeError(
      400,
      'invalidImageParameter',
      `The image would be ${width} × ${height} pixels. Ask for at most ${longestSide} a side and ${mostOutputPixels / 1_000_000} million in all, "dpr" included.`,
    )
  }
  return geometry
}

type Wanted = { width: number | undefined; height: number | undefined }

/** Requested width and height in device pixels; undefined where it follows. */
function wantedSize(cut: Size, request: ImageRequest): Wanted {
  const side = (
    own: number,
    asked: number | undefined,
    most: number | undefined,
    least: number | undefined,
  ) => {
    if (most !== undefined && (asked ?? own) > most) return most * request.dpr
    if (least !== undefined && (asked ?? own) < least) return least * request.dpr
    return asked === undefined ? undefined : asked * request.dpr
  }
  return {
    width: side(cut.width, request.width, request.maxWidth, request.minWidth),
    height: side(cut.height, request.height, request.maxHeight, request.minHeight),
  }
}

function fitted(
  cut: Rect,
  { width, height }: Wanted,
  request: ImageRequest,
): Partial<ImageGeometry> & Pick<ImageGeometry, 'size'> {
  if (width === undefined && height === undefined) return { size: sizeOf(cut.width, cut.height) }
  const within = Math.min((width ?? Infinity) / cut.width, (height ?? Infinity) / cut.height)
  const isNeverLarger = request.fit === 'max' || request.fit === 'fillmax'
  const scale = isNeverLarger ? Math.min(1, within) : within
  const proportional = sizeOf(cut.width * scale, cut.height * scale)
  if (width === undefined || height === undefined) {
    const isLarger = scale > 1 && request.fit === 'min'
    return { size: isLarger ? sizeOf(cut.width, cut.height) : proportional }
  }
  switch (request.fit) {
    case 'scale':
      return { size: sizeOf(width, height) }
    case 'crop':
    case 'min': {
      const frame = windowIn(cut, width / height, request)
      const isLarger = frame.width < width
      const size =
        request.fit === 'min' && isLarger
          ? sizeOf(frame.width, frame.height)
          : sizeOf(width, height)
      return request.crop.includes('entropy') ? { size, isByEntropy: true } : { cut: frame, size }
    }
    case 'fill':
    case 'fillmax':
      return { size: proportional, canvas: sizeOf(width, height) }
    default:
      return { size: proportional }
  }
}

/** The largest part of a rectangle with these proportions, where the request wants it. */
function windowIn(cut: Rect, proportions: number, { crop, focalPoint }: ImageRequest): Rect {
  const isTooWide = cut.width / cut.height > proportions
  const { width, height } = isTooWide
    ? sizeOf(cut.height * proportions, cut.height)
    : sizeOf(cut.width, cut.width / proportions)
  const share = (start: boolean, end: boolean, point: number, room: number, length: number) => {
    if (start) return 0
    if (end) return room
    const centre = crop.includes('focalpoint') ? point : 0.5
    return Math.min(room, Math.max(0, Math.round(centre * length - (length - room) / 2)))
  }
  const [roomX, roomY] = [cut.width - width, cut.height - height]
  return {
    left:
      cut.left +
      share(crop.includes('left'), crop.includes('right'), focalPoint.x, roomX, cut.width),
    top:
      cut.top +
      share(crop.includes('top'), crop.includes('bottom'), focalPoint.y, roomY, cut.height),
    width,
    height,
  }
}

/** The part of a rectangle that lies on the picture. */
function insideOf(source: Size, rect: Rect): Rect {
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  const width = Math.min(rect.width, source.width - left)
  const height = Math.min(rect.height, source.height - top)
  return { left, top, width, height }
}

const sizeOf = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})
