/**
 * Parses typed whole miles; null when invalid. A comma separates thousands: 10,000 miles never
 * means ten. Rule V-28.
 * @example milesOf('10,000') // 10000
 */
export function milesOf(text: string): number | null {
  const plain = text.trim()
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(',', '')) : null
}
