import { decimalOf } from '../validation/rules/numbers.ts'

/** A typed amount of pounds in whole pence; null when empty. Rule P-96. @example typedPence('250.5') // 25_050 */
export function typedPence(text: string): number | null {
  const pounds = decimalOf(text)
  return pounds === null ? null : Math.round(pounds * 100)
}
