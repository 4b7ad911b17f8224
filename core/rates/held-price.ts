/** A price this many times above or below the middle of its neighbours is held back. Rule T-06. */
export const heldFactor = 5

/** With fewer prices there is no middle to speak of. Rule T-06. */
export const fewestNeighbours = 4

/**
 * Whether a price is so far from the middle of the car's other prices that somebody must look at
 * it first: most likely a slipped decimal point. Rule T-06.
 */
export function isHeldPrice(monthlyPence: number, middlePence: number): boolean {
  return monthlyPence * heldFactor <= middlePence || monthlyPence >= middlePence * heldFactor
}
