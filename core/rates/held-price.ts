/** How many times above or below the median of its neighbours a price is held back. Rule T-06. */
export const heldFactor = 5

/** The fewest neighbouring prices that make a median worth comparing with. Rule T-06. */
export const fewestNeighbours = 4

/**
 * Whether a price is held back: so far from the median of the car's other prices that somebody
 * must look at it first, most likely a slipped decimal point. Rule T-06.
 */
export function isHeldPrice(monthlyPence: number, middlePence: number): boolean {
  return monthlyPence * heldFactor <= middlePence || monthlyPence >= middlePence * heldFactor
}
