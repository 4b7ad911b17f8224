/**
 * Compares texts by character codes, independent of locale: for names that tie, and days written
 * `YYYY-MM-DD`. Returns a number for `sort`. Rule P-31.
 */
export function compareText(left: string, right: string): number {
  return Number(left > right) - Number(left < right)
}
