const withCommas = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * The sign of an amount, a true minus: a hyphen would break from its number at the end of a line.
 */
const signOf = (amount: number) => (amount < 0 ? '−' : '')

/**
 * Formats a price to pay: pound sign, thousands comma, pence unless they are zero. Rule P-05.
 * @example currency(260523) // '£2,605.23'
 */
export function currency(pence: number): string {
  const text = currencyInColumn(pence)
  return text.endsWith('.00') ? text.slice(0, -3) : text
}

/**
 * Formats a price in a column, always with two decimals. Rule P-06. @example
 * currencyInColumn(20000) // '£200.00'
 */
export function currencyInColumn(pence: number): string {
  const absolute = Math.abs(pence)
  const rest = absolute % 100
  const pounds = withCommas((absolute - rest) / 100)
  return `${signOf(pence)}£${pounds}.${String(rest).padStart(2, '0')}`
}

/**
 * Formats whole pounds, floored: budget bands, sliders and savings only. Rule P-07.
 * @example simpleCurrency(2999) // '£29'
 */
export function simpleCurrency(pence: number): string {
  const pounds = Math.floor(pence / 100)
  return `${signOf(pounds)}£${withCommas(Math.abs(pounds))}`
}

/** Formats miles with a thousands comma. Rule P-08. @example mileageLabel(8000) // '8,000 miles' */
export function mileageLabel(miles: number): string {
  return `${withCommas(miles)} ${miles === 1 ? 'mile' : 'miles'}`
}

/**
 * Formats a price per mile, without trailing zeros. Rule P-09. @example perMileLabel(7.2) // '7.2p
 * a mile'
 */
export function perMileLabel(pencePerMile: number): string {
  return `${Number(pencePerMile.toFixed(2))}p a mile`
}
