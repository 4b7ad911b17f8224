/** Signs that mean something to Markdown, or to HTML inside it, wherever they stand. */
const signs = /[\\`*_[\]<>|#]/g

/** A text of one line as Markdown shows it: no sign of it formats, and no line breaks. */
export const markdownText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(signs, (sign) => `\\${sign}`)
    // A line that begins with a number and a stop, or a dash, would be a list.
    .replace(/^(\d+)([.)] )/, '$1\\$2')
    .replace(/^([-+]) /, '\\$1 ')

/** A link; brackets and spaces in its address are escaped as addresses escape them. */
export const markdownLink = (text: string, href: string): string =>
  `[${markdownText(text)}](${href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20')})`

/** Blocks with a line between them; empty ones are left out. */
export const blocks = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n')

export const heading = (level: 1 | 2 | 3, text: string): string =>
  `${'#'.repeat(level)} ${markdownText(text)}`

/** A list of lines that are Markdown already. */
export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n')

export const labelled = (label: string, value: string): string =>
  `${markdownText(label)}: ${markdownText(value)}`

/** A table; cells are plain text. Short rows are filled up. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${columns.map((_, index) => markdownText(cells[index] ?? '')).join(' | ')} |`
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n')
}
