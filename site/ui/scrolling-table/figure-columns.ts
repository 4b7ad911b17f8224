/** A number with its unit, such as £1,843.92, 8,000 miles, about 57.6 mpg or 20%. */
const figure = /^(?:about )?-?£?\d[\d,.]*%?( [\p{L}/\d]+)?$/u

const isMissing = (cell: string) => cell === '' || cell === '–'

/**
 * Which columns of a table hold figures only, so that these may stand under one another. The first
 * column names the rows, whatever it holds; missing figures are empty or a dash.
 */
export function figureColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = new Set<number>()
  const count = Math.max(0, ...rows.map((cells) => cells.length))
  for (let column = 1; column < count; column++) {
    const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !isMissing(cell))
    if (cells.length > 0 && cells.every((cell) => figure.test(cell))) columns.add(column)
  }
  return columns
}
