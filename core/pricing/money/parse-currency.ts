// Lengths are bounded, so that a long row of digits is refused and not read as Infinity.
const amount = /^([-−])?£?\s{0,9}(\d{1,3}(?:,\d{3}){1,4}|\d{1,13})(?:\.(\d{1,2})0{0,9})?$/

/**
 * Parses pounds as people or spreadsheets write them ("249", "£1,234.5", "−£0.05") into whole
 * pence; null for an invalid amount or less than a penny. Rule P-10.
 * @example parseCurrency('£1,234.50') // 123_450
 */
export function parseCurrency(text: string): number | null {
  const match = amount.exec(text.trim())
  if (!match) return null
  const [, sign, pounds, decimals = ''] = match
  const pence = Number(pounds!.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return sign && pence > 0 ? -pence : pence
}
