import type { Derivative } from './derivative.ts'

/** The figures of a specification in the order they are read. */
const figureNames = [
  'onTheRoadPricePence',
  'powerBhp',
  'engineCc',
  'batteryKwh',
  'chargeKw',
  'batteryRangeMiles',
  'combinedMpg',
  'co2',
  'zeroTo62Seconds',
  'doors',
  'seats',
  'bootLitres',
  'lengthMm',
  'widthMm',
  'towingKg',
  'insuranceGroup',
  'ncapStars',
] as const satisfies readonly (keyof Derivative)[]

/** A figure of a car, in the unit its name ends in. */
export type FigureName = (typeof figureNames)[number]

/**
 * The figures that are known of a car, in the order they are read; what is not known is left
 * out, never shown as 0. Rule F-94.
 */
export function knownFigures(car: Derivative): { name: FigureName; value: number }[] {
  return figureNames.flatMap((name) => {
    const value = car[name]
    return value === null ? [] : [{ name, value }]
  })
}
