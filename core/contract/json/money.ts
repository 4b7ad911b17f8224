/**
 * The border between pence inside and pounds on the wire. Nothing else converts.
 * Rounds to the nearest penny, since 289.47 * 100 is 28946.999… in binary. Rule C-11.
 */
export function poundsToPence(pounds: number): number {
  return Math.round(pounds * 100)
}

/** Pounds with at most two decimals, exact for every whole number of pence. Rule C-11. */
export function penceToPounds(pence: number): number {
  return pence / 100
}
