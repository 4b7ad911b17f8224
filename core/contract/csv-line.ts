/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/

/** The first characters of a CSV file by which spreadsheets know that it is UTF-8. Rule C-177. */
export const csvStart = '\uFEFF'

/**
 * A line of a CSV file (RFC 4180), with its end. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe, whoever typed it; every cell is quoted, so that none is cut or read as
 * two; null is an empty cell. Rule C-177.
 * @example csvLine(['=1+1', 'say "hi"', null]) // `"'=1+1","say ""hi""",""\r\n`
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
