const numbers = new Intl.NumberFormat('en-GB')

/** A count as it is read: "2,703". */
export function countText(count: number): string {
  return numbers.format(count)
}
