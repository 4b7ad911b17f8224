const number = /^£?[\d,.]+$/

/** Rows in aligned columns below a header; columns of nothing but numbers stand to the right. */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const texts = rows.map((row) => row.map((value) => String(value)))
  const widths = header.map((title, column) =>
    Math.max(title.length, ...texts.map((row) => row[column]!.length)),
  )
  const isRight = header.map((_, column) => texts.every((row) => number.test(row[column]!)))
  const line = (values: readonly string[]) =>
    values
      .map((value, column) =>
        isRight[column] ? value.padStart(widths[column]!) : value.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd()
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...texts.map(line)]
}
