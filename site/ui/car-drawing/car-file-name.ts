import { carBodies, type CarBody } from './car-bodies.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { wheelVariants, type WheelVariant } from './wheel-variants.ts'

type AnyCar = { bodyType: CarBody; paint: CarPaint; isElectric: boolean }

/** A car of a range, perhaps one of its long models, with its length for a range that nobody has drawn yet. */
export type RangeCar = AnyCar & {
  range: string
  isLong?: boolean | undefined
  lengthCm?: number | undefined
}

/** A car of a kind, on wheels of one's choice; other sites show pictures by such names. */
export type ClassCar = AnyCar & { wheel: WheelVariant }

export type CarDrawing = RangeCar | ClassCar

/**
 * The name says all about a drawing, so that a page needs no table to show it. Rule F-128.
 * @example carFileName({ range: 'ford.puma', bodyType: 'suv', paint: 'moss', isElectric: true }) // 'ford.puma-suv-moss-ev.svg'
 * @example carFileName({ bodyType: 'suv', paint: 'moss', wheel: 3, isElectric: true }) // 'suv-moss-ev-w3.svg'
 */
export function carFileName(car: CarDrawing): string {
  const look = `${car.bodyType}-${car.paint}${car.isElectric ? '-ev' : ''}`
  if ('wheel' in car) return `${look}-w${car.wheel}.svg`
  const long = car.isLong ? '-long' : ''
  return `${car.range}-${look}${long}${car.lengthCm === undefined ? '' : `-${car.lengthCm}`}.svg`
}

const pattern = new RegExp(
  `^(?:([a-z0-9-]+\\.[a-z0-9-]+)-)?(${carBodies.join('|')})-(${Object.keys(paintColours).join('|')})(-ev)?(-long)?(?:-w([1-5])|-([2-7]\\d\\d))?\\.svg$`,
)

/** The drawing a file name asks for; null when there is no such car. */
export function parseCarFileName(file: string): CarDrawing | null {
  const [, range, bodyType, paint, electric, long, digit, centimetres] = pattern.exec(file) ?? []
  if (!isBody(bodyType) || !isPaint(paint)) return null
  const look = { bodyType, paint, isElectric: electric !== undefined }
  const wheel = wheelVariants.find((variant) => String(variant) === digit)
  if (range === undefined)
    return wheel === undefined || centimetres !== undefined || long !== undefined
      ? null
      : { ...look, wheel }
  if (wheel !== undefined) return null
  return {
    ...look,
    range,
    ...(long !== undefined && { isLong: true }),
    ...(centimetres !== undefined && { lengthCm: Number(centimetres) }),
  }
}

/** Where the file of a drawing is served. */
export const carFileAddress = (car: CarDrawing): string => `/cars/${carFileName(car)}`

/** The pattern lets no others through. */
const isBody = (text: string | undefined): text is CarBody => text !== undefined
const isPaint = (text: string | undefined): text is CarPaint => text !== undefined
