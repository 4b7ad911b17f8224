/**
 * Writes the numbers of a chart in its measure, all with as many decimals as the one that needs
 * most; pounds with pence or none.
 * @example amountWriter('pence', [2.3, 14])(14) // '14.0p'
 */
export function amountWriter(
  measure: string,
  values: readonly number[],
): (value: number) => string {
  const needed = values.every(Number.isInteger) ? 0 : measure === 'pence' ? 1 : 2
  const number = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: needed,
    maximumFractionDigits: needed,
    ...(measure === 'pounds' && { style: 'currency', currency: 'GBP' }),
  })
  return (value) => number.format(value) + (measure === 'pence' ? 'p' : '')
}
