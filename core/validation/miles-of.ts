/**
 * Whole miles as people write them; null when it is none. A comma parts thousands here: nobody who
 * types 10,000 miles means ten. Rule V-28.
 * @example milesOf('10,000') // 10000
 */
export function milesOf(text: string): number | null {
  const plain = text.trim()
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(',', '')) : null
}
