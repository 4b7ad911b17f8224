/** A cost as readers write it: pounds with their sign in front, anything else before its unit. */
export function costText({ value, unit }: { value: number; unit: string }): string {
  const number = value.toLocaleString('en-GB')
  return unit.startsWith('£') ? `£${number}${unit.slice(1)}` : `${number} ${unit}`
}
