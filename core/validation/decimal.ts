/**
 * Parses a typed number with a dot or a comma before the fraction; null when invalid. Rule V-13.
 * @example decimalOf('12,5') // 12.5
 */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : null
}
