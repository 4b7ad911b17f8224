const wholePounds = (pounds: number) => String(pounds).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * A price a person would pay: pound sign, thousands comma, pence unless they are zero.
 * @example currency(260523) // '£2,605.23'
 */
export function currency(pence: number): string {
  const sign = pence < 0 ? '−' : ''
  const absolute = Math.abs(pence)
  const rest = absolute % 100
  const pounds = wholePounds((absolute - rest) / 100)
  return rest === 0 ? `${sign}£${pounds}` : `${sign}£${pounds}.${String(rest).padStart(2, '0')}`
}

/** Always two decimals, for prices in columns. @example currencyInColumn(20000) // '£200.00' */
export function currencyInColumn(pence: number): string {
  const text = currency(pence)
  return text.includes('.') ? text : `${text}.00`
}

/** Whole pounds, floored: budget bands, sliders and savings only. @example simpleCurrency(2999) // '£29' */
export function simpleCurrency(pence: number): string {
  return `£${wholePounds(Math.floor(pence / 100))}`
}

/** Miles with a thousands comma. @example mileageLabel(8000) // '8,000 miles' */
export function mileageLabel(miles: number): string {
  return `${wholePounds(miles)} miles`
}
