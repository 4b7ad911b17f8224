import { LakeError } from '../http/lake-error.ts'

export const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
export type Fit = (typeof fits)[number]

export const outputFormats = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
export type OutputFormat = (typeof outputFormats)[number]

const cropWords = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const
type CropWord = (typeof cropWords)[number]

/** A rectangle in pixels. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** The validated parameters of an image's address. Lengths are pixels before `dpr`. */
export interface ImageRequest {
  rect?: Rect
  width?: number
  height?: number
  maxWidth?: number
  maxHeight?: number
  minWidth?: number
  minHeight?: number
  dpr: number
  fit: Fit
  crop: readonly CropWord[]
  /** A point as shares of width and height. */
  focalPoint: { x: number; y: number }
  format?: OutputFormat
  isAutoFormat: boolean
  quality?: number
  /** 0 to 2000 */
  blur: number
  /** 0 to 100 */
  sharpen: number
  /** -100 (grey) to 100 */
  saturation: number
  isInverted: boolean
  flip: { isHorizontal: boolean; isVertical: boolean }
  turn: 0 | 90 | 180 | 270
  /** Hex digits: RGB, ARGB, RRGGBB or AARRGGBB. */
  background?: string
  padding: number
  isFirstFrame: boolean
}

/** Limit of the longest side. */
export const longestSide = 8192

type Read = (name: string) => string | undefined

/**
 * Parses the parameters of the image pipeline; unknown ones are ignored.
 * @returns null when nothing is asked for, so that the original is the answer
 * @throws LakeError 400 naming the parameter and what it may be
 */
export function imageRequest(read: Read): ImageRequest | null {
  if (!parameters.some((name) => read(name) !== undefined)) return null
  const length = (name: string) => numberIn(read, name, 1, longestSide, { isWhole: true })
  const flip = read('flip') ?? ''
  return {
    rect: rectIn(read('rect')),
    width: length('w'),
    height: length('h'),
    maxWidth: length('max-w'),
    maxHeight: length('max-h'),
    minWidth: length('min-w'),
    minHeight: length('min-h'),
    format: wordIn(read, 'fm', outputFormats),
    quality: numberIn(read, 'q', 0, 100, { isWhole: true }),
    background: hexIn(read('bg')),
    dpr: numberIn(read, 'dpr', 0.5, 5) ?? 1,
    fit: wordIn(read, 'fit', fits) ?? 'clip',
    crop: cropIn(read('crop')),
    focalPoint: {
      x: numberIn(read, 'fp-x', 0, 1) ?? 0.5,
      y: numberIn(read, 'fp-y', 0, 1) ?? 0.5,
    },
    isAutoFormat: (read('auto') ?? '').split(',').includes('format'),
    blur: numberIn(read, 'blur', 0, 2000) ?? 0,
    sharpen: numberIn(read, 'sharp', 0, 100) ?? 0,
    saturation: numberIn(read, 'sat', -100, 100) ?? 0,
    isInverted: isOn(read('invert')),
    flip: { isHorizontal: flip.includes('h'), isVertical: flip.includes('v') },
    turn: Number(wordIn(read, 'or', ['0', '90', '180', '270']) ?? 0) as ImageRequest['turn'],
    padding: numberIn(read, 'pad', 0, 1000, { isWhole: true }) ?? 0,
    isFirstFrame: read('frame') !== undefined,
  }
}

const parameters = [
  ...['rect', 'w', 'h', 'max-w', 'max-h', 'min-w', 'min-h', 'dpr', 'fit', 'crop', 'fp-x', 'fp-y'],
  ...['fm', 'auto', 'q', 'blur', 'sharp', 'sat', 'invert', 'flip', 'or', 'bg', 'pad', 'frame'],
]

function numberIn(
  read: Read,
  name: string,
  least: number,
  most: number,
  { isWhole = false } = {},
): number | undefined {
  const text = read(name)
  if (text === undefined) return undefined
  // Addresses are worked out by division: 333.33 pixels are 333.
  const number = isWhole ? Math.round(Number(text)) : Number(text)
  if (text.trim() !== '' && number >= least && number <= most) return number
  throw refused(name, text, `a number from ${least} to ${most}`)
}

function wordIn<const T extends string>(
  read: Read,
  name: string,
  words: readonly T[],
): T | undefined {
  const text = read(name)
  if (text === undefined) return undefined
  const word = words.find((candidate) => candidate === text)
  if (word !== undefined) return word
  throw refused(name, text, `one of ${words.join(', ')}`)
}

function cropIn(text: string | undefined): CropWord[] {
  if (!text) return []
  return text.split(',').map((part) => {
    const word = cropWords.find((candidate) => candidate === part.trim())
    if (word === undefined) throw refused('crop', text, `made of ${cropWords.join(', ')}`)
    return word
  })
}

function rectIn(text: string | undefined): Rect | undefined {
  if (text === undefined) return undefined
  const [left, top, width, height, ...more] = text
    .split(',')
    .map((part) => Math.round(Number(part)))
  const isRect = left! >= 0 && top! >= 0 && width! > 0 && height! > 0 && more.length === 0
  if (!isRect) throw refused('rect', text, 'left,top,width,height in pixels of the image')
  return { left: left!, top: top!, width: width!, height: height! }
}

function hexIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return text.toLowerCase()
  throw refused('bg', text, 'a colour in hex digits such as ff8800')
}

const isOn = (text: string | undefined) => text !== undefined && text !== 'false'

const refused = (name: string, text: string, expected: string) =>
  new LakeError(400, 'invalidImageParameter', `"${name}" is "${text}"; it must be ${expected}.`)
