import { bodyShapes, type CarBody } from './body-shapes.ts'
import type { CarDrawing } from './draw-car.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { wheelVariants, type WheelVariant } from './wheels.ts'

/** @example carFileName({ bodyType: 'suv', paint: 'moss', wheel: 3, isElectric: true }) // 'suv-moss-ev-w3.svg' */
export function carFileName({ bodyType, paint, wheel, isElectric }: CarDrawing): string {
  return `${bodyType}-${paint}${isElectric ? '-ev' : ''}-w${wheel}.svg`
}

const pattern = /^([a-z]+)-([a-z]+)(-ev)?-w(\d)\.svg$/

/** The drawing a file name asks for; null when there is no such car. */
export function parseCarFileName(file: string): CarDrawing | null {
  const [, bodyType, paint, electric, digit] = pattern.exec(file) ?? []
  const wheel = wheelVariants.find((variant) => String(variant) === digit)
  if (!isBody(bodyType) || !isPaint(paint) || wheel === undefined) return null
  return { bodyType, paint, wheel, isElectric: electric !== undefined }
}

/** The same wheels for the same number: spreads derivatives over the five variants by their capId. */
export function wheelFor(number: number): WheelVariant {
  return wheelVariants[Math.abs(Math.trunc(number)) % wheelVariants.length] ?? 1
}

const isBody = (text: string | undefined): text is CarBody =>
  text !== undefined && Object.hasOwn(bodyShapes, text)
const isPaint = (text: string | undefined): text is CarPaint =>
  text !== undefined && Object.hasOwn(paintColours, text)
