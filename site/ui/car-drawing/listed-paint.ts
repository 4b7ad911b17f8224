import { paintColours, type CarPaint } from './paint-colours.ts'
import { spread } from './spread.ts'

const paints = Object.keys(paintColours) as CarPaint[]

/** The one paint a range has in lists, where many of its derivatives stand together. Rule F-129. */
export const listedPaint = (range: string): CarPaint => paints[spread(range, paints.length)]!
