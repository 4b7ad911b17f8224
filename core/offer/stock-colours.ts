import { paintOfColour } from '../vehicle/colour-paint.ts'
import type { Paint } from '../vehicle/paint.ts'
import type { StockUnit } from './stock-units.ts'

/** A colour in which a car stands ready, with the paint that a drawing has for it. */
export type StockColour = Pick<StockUnit, 'colour' | 'availableFrom'> & { paint: Paint }

/** More would fill a second row on a phone. */
const mostColours = 5

/**
 * The colours in which a car stands ready, each once with its soonest day, in the order of the
 * units; five at most, and none that no drawing has a paint for. Rule K-35.
 */
export function stockColours(units: readonly StockUnit[]): StockColour[] {
  const byColour = new Map<string, StockColour>()
  for (const { colour, availableFrom } of units) {
    const paint = paintOfColour(colour)
    if (paint && !byColour.has(colour)) byColour.set(colour, { colour, availableFrom, paint })
  }
  return [...byColour.values()].slice(0, mostColours)
}
