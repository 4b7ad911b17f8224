/** An amount as a page shows it, "£1,234.50" or "−£12", in pence. Throws where there is none. */
export function pence(text: string): number {
  const found = /(−?)£([\d,]+)(?:\.(\d\d))?/.exec(text)
  if (!found) throw new Error(`There is no amount in "${text}".`)
  const [, sign, pounds = '', rest = '0'] = found
  const amount = Number(pounds.replaceAll(',', '')) * 100 + Number(rest)
  return sign === '−' ? -amount : amount
}

/** The first whole number in a text, thousands with commas: "1,204 deals" is 1204. */
export function count(text: string): number {
  const found = /\d[\d,]*/.exec(text)
  if (!found) throw new Error(`There is no number in "${text}".`)
  return Number(found[0].replaceAll(',', ''))
}
